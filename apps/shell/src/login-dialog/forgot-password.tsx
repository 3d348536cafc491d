import { codeResendMs, emailCodeRules } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { EmailField } from './email-field';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { isCodeAlive, isWaiting, startWait } from '@souk/state/code';

/** Asks for a code to set a new password. The answer never says whether the account exists. Mode forgotPassword. Source: ACCT-09. */
export function ForgotPassword({ step: { draft }, go, isChange }: StepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { email: draft.email }, resolver: ruleResolver(emailCodeRules) });
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => api.login.forgotPassword(email),
    onSuccess: (_said, { email }) => startWait('forgot', email, codeResendMs),
  });
  // With the press, not with the mutation: who went back meanwhile stays there.
  const lead = (_said: unknown, { email }: { email: string }) => go('emailVerification', { email });
  const { email: typed } = form.watch();
  const submit = (values: { email: string }) =>
    // The server would refuse it, and the code that is on its way can be typed.
    isWaiting('forgot', values.email) ? lead(null, values) : ask.mutate(values, { onSuccess: lead });
  const errors = useFormErrors(form, ask.error);
  return (
    <StepFrame
      lead={isChange ? 'login.changeLead' : 'login.forgotLead'}
      submit="login.codeSend"
      isBusy={ask.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit(submit)}
      ways={
        !isChange && (
          <>
            {isCodeAlive('forgot', typed) && (
              <Way label="login.haveCode" onGo={() => go('emailVerification', { email: typed })} />
            )}
            <Way label="login.toSignIn" onGo={() => go('signIn', { email: typed })} />
          </>
        )
      }
    >
      <EmailField {...form.register('email')} readOnly={isChange} error={errors.of('email')} />
    </StepFrame>
  );
}
