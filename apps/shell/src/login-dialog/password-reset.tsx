import { fieldErrorsOf } from '@souk/api-client';
import { resetRules, type ResetValues } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useSay } from '@souk/state';
import { useForm } from 'react-hook-form';
import type { StepProps } from './login-mode';
import { PasswordField } from './password-field';
import { StepFrame, Way } from './step-frame';

/** Sets a new password with the mailed code. Mode passwordReset. Source: ACCT-09. */
export function PasswordReset({ step: { draft }, go, onReset }: StepProps & { onReset: (email: string) => void }) {
  const api = useApi();
  const { errorText } = useSay();
  const form = useForm<ResetValues>({
    defaultValues: { email: draft.email, captcha: draft.captcha, newPassword: '', passwordAgain: '' },
    resolver: ruleResolver(resetRules),
  });
  const reset = useMutation({
    mutationFn: (values: ResetValues) => api.login.resetPassword(values),
    onSuccess: () => onReset(draft.email),
    onError: (error) => {
      const { captcha } = fieldErrorsOf(error);
      if (captcha) go('emailVerification', { captcha: '' }, captcha);
    },
  });
  const served = fieldErrorsOf(reset.error);
  const broken = (name: keyof ResetValues) => {
    const id = form.formState.errors[name]?.message;
    return id ? <FormattedMessage id={id} /> : served[name];
  };
  return (
    <StepFrame
      title="login.resetTitle"
      submit="login.reset"
      isBusy={reset.isPending}
      error={reset.error && Object.keys(served).length === 0 && errorText(reset.error)}
      onSubmit={form.handleSubmit((values) => reset.mutate(values))}
      ways={<Way label="login.toSignIn" onGo={() => go('signIn')} />}
    >
      <PasswordField
        {...form.register('newPassword')}
        data-autofocus
        label={<FormattedMessage id="login.password" />}
        hint={<FormattedMessage id="login.passwordHint" />}
        error={broken('newPassword')}
      />
      <PasswordField
        {...form.register('passwordAgain')}
        label={<FormattedMessage id="login.passwordConfirm" />}
        error={broken('passwordAgain')}
      />
    </StepFrame>
  );
}
