import { resetRules, type ResetValues } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import { useRefusedCode } from './focus-in-dialog';
import type { StepProps } from './login-mode';
import { NewPassword } from './new-password';
import { StepFrame, Way } from './step-frame';
import { useCode } from '@souk/state/code';

/** Sets a new password with the mailed code. Mode passwordReset. Source: ACCT-09. */
export function PasswordReset({
  step: { draft },
  go,
  isChange,
  onReset,
}: StepProps & { onReset: (email: string) => void }) {
  const api = useApi();
  const form = useForm<ResetValues>({
    defaultValues: { email: draft.email, captcha: draft.captcha, newPassword: '', passwordAgain: '' },
    resolver: ruleResolver(resetRules),
  });
  const reset = useMutation({
    mutationFn: (values: ResetValues) => api.login.resetPassword(values),
    onSuccess: () => onReset(draft.email),
  });
  const code = useCode({ purpose: 'forgot', to: draft.email, send: () => api.login.forgotPassword(draft.email) });
  // A code runs out: another one is typed here, so that the password need not be typed again.
  const asksCode = useRefusedCode(reset.error);
  const errors = useFormErrors(form, reset.error);
  return (
    <StepFrame
      submit="login.reset"
      isBusy={reset.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
      ways={!isChange && <Way label="login.toSignIn" onGo={() => go('signIn')} />}
    >
      {asksCode && (
        <CodeField {...form.register('captcha')} code={code} error={errors.of('captcha')} onSend={() => code.send()} />
      )}
      <NewPassword
        hasFocus
        login={draft.email}
        password={{ ...form.register('newPassword', { deps: 'passwordAgain' }), error: errors.of('newPassword') }}
        again={{ ...form.register('passwordAgain'), error: errors.of('passwordAgain') }}
      />
    </StepFrame>
  );
}
