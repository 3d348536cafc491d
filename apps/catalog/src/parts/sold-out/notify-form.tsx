import { fieldErrorsOf } from '@souk/api-client';
import { isEmail } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { Button, Notice, TextField } from '@souk/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

type Props = {
  productId: number;
  /** The variant; absent: any of the product. */
  attrId: number | undefined;
};

/** An e-mail address to write to when the variant is back; a signed-in shopper's stands there already. */
export default function NotifyForm({ productId, attrId }: Props) {
  const t = useT();
  const api = useApi();
  const { errorText } = useSay();
  const { user } = useSession();
  const [error, setError] = useState<string | null>(null);
  const ask = useMutation({
    mutationFn: (email: string) => api.products.notify({ productId, attrId, email }),
    onError: (reason) => setError(fieldErrorsOf(reason)['email'] ?? errorText(reason)),
  });
  // What was pressed is gone each time: the button that led here, then the form. Who chooses another variant stays at the choice.
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) (said.current ?? form.current?.querySelector('input'))?.focus();
  }, [ask.isSuccess]);
  if (ask.isSuccess)
    return (
      <Notice role="status" ref={said} tabIndex={-1}>
        {ask.data}
      </Notice>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const broken = email === '' ? 'error.emailRequired' : isEmail(email) ? null : 'error.emailInvalid';
    setError(broken && t(broken));
    if (!broken) ask.mutate(email);
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={t('soldOut.email')}
        hint={t('soldOut.emailHint')}
        type="email"
        name="email"
        autoComplete="email"
        onChange={() => setError(null)}
        defaultValue={user?.email ?? ''}
        {...(error ? { error } : {})}
      />
      <Button type="submit" variant="primary" isBusy={ask.isPending}>
        <FormattedMessage id="soldOut.send" />
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  width: 100%;
  & > div {
    width: 100%;
  }
`;
