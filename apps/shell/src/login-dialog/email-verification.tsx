import { codeRules } from '@souk/domain';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { useCode } from './use-code';

/** The code that was mailed for a new password. Mode emailVerification. */
export function EmailVerification({ step: { draft, trouble }, go, isChange }: StepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { captcha: draft.captcha }, resolver: ruleResolver(codeRules) });
  const code = useCode({ purpose: 'forgot', to: draft.email, send: () => api.login.forgotPassword(draft.email) });
  const errors = useFormErrors(form);
  return (
    <StepFrame
      lead="text.checkMailbox"
      submit="login.continue"
      isBusy={false}
      onSubmit={form.handleSubmit(({ captcha }) => go('passwordReset', { captcha }))}
      ways={!isChange && <Way label="login.otherEmail" onGo={() => go('forgotPassword')} />}
    >
      <CodeField
        {...form.register('captcha')}
        data-autofocus
        code={code}
        error={errors.of('captcha') ?? trouble}
        onSend={() => code.send()}
      />
    </StepFrame>
  );
}
