import { fieldErrorsOf } from '@souk/api-client';
import { resetRules, type ResetValues } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import type { StepProps } from './login-mode';
import { NewPassword } from './new-password';
import { StepFrame, Way } from './step-frame';

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
  // With the press, not with the mutation: who went back meanwhile stays there.
  const lead = (error: unknown) => {
    const { captcha } = fieldErrorsOf(error);
    if (captcha) go('emailVerification', { captcha: '' }, captcha);
  };
  const errors = useFormErrors(form, reset.error);
  return (
    <StepFrame
      submit="login.reset"
      isBusy={reset.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => reset.mutate(values, { onError: lead }))}
      ways={!isChange && <Way label="login.toSignIn" onGo={() => go('signIn')} />}
    >
      <NewPassword
        hasFocus
        login={draft.email}
        password={{ ...form.register('newPassword'), error: errors.of('newPassword') }}
        again={{ ...form.register('passwordAgain'), error: errors.of('passwordAgain') }}
      />
    </StepFrame>
  );
}
