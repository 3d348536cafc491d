import { codeRules } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { checkCode } from './check-code';
import { CodeField } from './code-field';
import type { StepProps } from './login-mode';
import { useRefusedCode } from './focus-in-dialog';
import { StepFrame, Way } from './step-frame';
import { useCode } from '@souk/state/code';

/** The code that was mailed for a new password, checked before one is typed. Mode emailVerification. */
export function EmailVerification({ step: { draft }, go, isChange }: StepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { captcha: draft.captcha }, resolver: ruleResolver(codeRules) });
  const code = useCode({ purpose: 'forgot', to: draft.email, send: () => api.login.forgotPassword(draft.email) });
  const check = useMutation({
    mutationFn: ({ captcha }: { captcha: string }) => checkCode(api, { email: draft.email, captcha }),
  });
  useRefusedCode(check.error);
  const errors = useFormErrors(form, check.error);
  // With the press, not with the mutation: who went back meanwhile stays there.
  const lead = (_holds: true, { captcha }: { captcha: string }) => go('passwordReset', { captcha });
  return (
    <StepFrame
      lead="text.checkMailbox"
      submit="login.continue"
      isBusy={check.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => check.mutate(values, { onSuccess: lead }))}
      ways={!isChange && <Way label="login.otherEmail" onGo={() => go('forgotPassword')} />}
    >
      <CodeField
        {...form.register('captcha')}
        data-autofocus
        code={code}
        error={errors.of('captcha')}
        onSend={() => code.send()}
      />
    </StepFrame>
  );
}
