import { emailCodeRules } from '@souk/domain';
import { ruleResolver, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { EmailField } from './email-field';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { useProvider } from './use-provider';

/** Sign in by e-mail: password or one-time code are typed at the identity provider's own page. Modes signIn and quickLogin. Source: docs/architecture, Identity. */
export function EmailSignIn({ step: { draft, mode }, go, hasCodes, canBeGuest, canRegister }: StepProps) {
  const provider = useProvider();
  const form = useForm({ defaultValues: { email: draft.email }, resolver: ruleResolver(emailCodeRules) });
  const isQuick = mode === 'quickLogin';
  const keep = () => ({ email: form.getValues('email') });
  const errors = useFormErrors(form, provider.error);
  return (
    <StepFrame
      submit={isQuick ? 'login.continueWithCode' : 'login.signIn'}
      lead={isQuick ? 'login.quickLead' : 'login.signInLead'}
      isBusy={provider.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit(({ email }) =>
        provider.mutate({ loginHint: email, way: isQuick ? 'code' : 'password' }),
      )}
      ways={
        <>
          {hasCodes && (
            <Way
              label={isQuick ? 'login.toPassword' : 'login.toQuick'}
              onGo={() => go(isQuick ? 'signIn' : 'quickLogin', keep())}
            />
          )}
          {canRegister && <Way label="login.toCreate" onGo={() => go('createAccount', keep())} />}
          <Way label="login.toForgot" onGo={() => go('forgotPassword', keep())} />
          {canBeGuest && <Way label="login.toGuest" onGo={() => go('anonymousPurchase', keep())} />}
        </>
      }
    >
      <EmailField {...form.register('email')} error={errors.of('email')} />
    </StepFrame>
  );
}
