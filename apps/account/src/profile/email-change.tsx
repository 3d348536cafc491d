import { codeLength, codeRules, emailCodeRules, type SignOutState } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { type FormRule, ruleResolver, useApi, useSay } from '@souk/state';
import { CodeRow, useCode } from '@souk/state/code';
import { Button, OneTimeCodeField, Stack, TextField } from '@souk/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { useFormChange } from '../parts/use-form-change';

type Values = { email: string; captcha: string; password: string };

const rules: readonly FormRule<Values>[] = [
  ...emailCodeRules,
  ...codeRules,
  { field: 'password', messageId: 'signIn.passwordMissing', broken: ({ password }) => password === '' },
];

/**
 * Another e-mail to sign in with, by the password and a code that is mailed to it. Every sign-in ends with it. Source: ACCT-11.
 * @param onCancel leaves the form
 */
export function EmailChange({ onCancel }: { onCancel: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const form = useForm<Values>({
    defaultValues: { email: '', captcha: '', password: '' },
    resolver: ruleResolver(rules),
  });
  const { send, errorOf, trouble } = useFormChange(form, {
    call: (values: Values) => api.users.editEmail(values),
    // The page still holds tokens of a sign-in that is over: signing out drops them, wherever its reader is by then.
    sent: () => void navigate('/logout', { state: { told: 'emailChanged' } satisfies SignOutState }),
    stale: [],
  });
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <Stack as="form" noValidate $gap={4} onSubmit={form.handleSubmit((values) => send.mutate(values))}>
      <TextField
        {...form.register('email')}
        label={<FormattedMessage id="signIn.newEmail" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errorOf('email')}
        isRequired
      />
      <Code form={form} error={errorOf('captcha')} />
      <TextField
        {...form.register('password')}
        label={<FormattedMessage id="signIn.password" />}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        error={errorOf('password')}
        isRequired
      />
      {trouble}
      <Line>
        <Button type="submit" variant="primary" isBusy={send.isPending}>
          <FormattedMessage id="signIn.changeEmail" />
        </Button>
        <Button onClick={onCancel}>
          <FormattedMessage id="signIn.cancel" />
        </Button>
      </Line>
    </Stack>
  );
}

/** Six digits, and the button that mails them to the address above. Source: spec 4, Verification-code send button. */
function Code({ form, error }: { form: UseFormReturn<Values>; error: ReactNode }) {
  const api = useApi();
  const { errorText } = useSay();
  const to = form.watch('email');
  const code = useCode({ purpose: 'email', to, send: () => api.users.emailCode({ email: to }) });
  const { waitsBegun } = code;
  // The button that sent it cannot be pressed for a minute.
  useEffect(() => {
    if (waitsBegun === 0) return;
    // What was typed is of the code before, and so is what was said of it.
    form.setValue('captcha', '');
    form.clearErrors('captcha');
    form.setFocus('captcha');
  }, [form, waitsBegun]);
  const sendIfValid = async () => {
    if (await form.trigger('email', { shouldFocus: true })) code.send();
  };
  return (
    <CodeRow code={code} words="signIn" onSend={() => void sendIfValid()}>
      <OneTimeCodeField
        {...form.register('captcha')}
        digits={codeLength}
        label={<FormattedMessage id="signIn.code" />}
        error={error ?? (code.error ? errorText(code.error) : null)}
        isRequired
      />
    </CodeRow>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
