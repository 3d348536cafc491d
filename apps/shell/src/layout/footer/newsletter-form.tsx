import { isRefused } from '@souk/api-client';
import { useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { Button, TextField } from '@souk/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

/**
 * Signs up for the newsletter; without scripts the shell server answers the form. A signed-in shopper's e-mail is there
 * already. Source: FOOT-05, ERR-06.
 */
export function NewsletterForm() {
  const t = useT();
  const api = useApi();
  const { user } = useSession();
  const say = useSay();
  const [error, setError] = useState<string | null>(null);
  const subscribe = useMutation({
    mutationFn: (email: string) => api.forms.newsletter({ email }),
    onSuccess: () => say.done('text.newsletterDone'),
    onError: (reason) => (isRefused(reason) ? tell : setError)(say.errorText(reason)),
  });
  const form = useRef<HTMLFormElement>(null);
  /** What is wrong, and the focus to where it is put right. Source: docs/expectations X3. */
  const tell = (what: string) => {
    setError(what);
    // Who has gone on meanwhile is not called back.
    if (form.current?.contains(document.activeElement)) form.current.querySelector('input')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!email) return tell(t('error.emailRequired'));
    setError(null);
    subscribe.mutate(email);
  };
  return (
    <Form ref={form} method="post" action="/actions/newsletter" data-action="newsletter" noValidate onSubmit={submit}>
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        label={t('newsletter.email')}
        error={error}
        // It may become known who is here while somebody types: the browser keeps what they typed.
        defaultValue={user?.email ?? ''}
      />
      <Button type="submit" variant="primary" isBusy={subscribe.isPending}>
        {t('newsletter.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;
  align-items: start;
  & > button {
    /* Beside the field, not beside its label. */
    margin-top: calc(var(--text-sm) * 1.55 + 6px);
  }
`;
