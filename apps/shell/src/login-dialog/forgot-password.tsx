import { codeResendMs, emailCodeRules } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useSay } from '@souk/state';
import { TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { startWait } from './use-code';

/** Asks for a code to set a new password. The answer never says whether the account exists. Mode forgotPassword. Source: ACCT-09. */
export function ForgotPassword({ step: { draft }, go }: StepProps) {
  const api = useApi();
  const { errorText } = useSay();
  const form = useForm({ defaultValues: { email: draft.email }, resolver: ruleResolver(emailCodeRules) });
  const broken = form.formState.errors.email?.message;
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => api.login.forgotPassword(email),
    onSuccess: (_said, { email }) => {
      startWait('forgot', codeResendMs);
      go('emailVerification', { email });
    },
  });
  return (
    <StepFrame
      title="login.forgotTitle"
      lead="login.forgotLead"
      submit="login.codeSend"
      isBusy={ask.isPending}
      error={ask.error && errorText(ask.error)}
      onSubmit={form.handleSubmit((values) => ask.mutate(values))}
      ways={<Way label="login.toSignIn" onGo={() => go('signIn', { email: form.getValues('email') })} />}
    >
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        label={<FormattedMessage id="login.email" />}
        error={broken && <FormattedMessage id={broken} />}
        isRequired
      />
    </StepFrame>
  );
}
