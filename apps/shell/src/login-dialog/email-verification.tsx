import { codeRules } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { ruleResolver, useApi } from '@souk/state';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { useCode } from './use-code';

/** The code that was mailed for a new password. Mode emailVerification. */
export function EmailVerification({ step: { draft, trouble }, go }: StepProps) {
  const api = useApi();
  const form = useForm({ defaultValues: { captcha: draft.captcha }, resolver: ruleResolver(codeRules) });
  const code = useCode({ key: 'forgot', send: () => api.login.forgotPassword(draft.email) });
  const broken = form.formState.errors.captcha?.message;
  return (
    <StepFrame
      title="login.verifyEmailTitle"
      lead="text.checkMailbox"
      submit="login.continue"
      isBusy={false}
      onSubmit={form.handleSubmit(({ captcha }) => go('passwordReset', { captcha }))}
      ways={<Way label="login.otherEmail" onGo={() => go('forgotPassword')} />}
    >
      <CodeField
        {...form.register('captcha')}
        data-autofocus
        code={code}
        error={broken ? <FormattedMessage id={broken} /> : trouble}
        onSend={() => code.send()}
      />
    </StepFrame>
  );
}
