import { emailCodeRules } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { ruleResolver, useSay } from '@souk/state';
import { TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import type { StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';
import { useProvider } from './use-provider';

/** Sign in by e-mail: password or one-time code are typed at the identity provider's own page. Modes signIn and quickLogin. Source: docs/architecture, Identity. */
export function EmailSignIn({ step: { draft, mode }, go, hasCodes }: StepProps) {
  const provider = useProvider();
  const { errorText } = useSay();
  const form = useForm({ defaultValues: { email: draft.email }, resolver: ruleResolver(emailCodeRules) });
  const isQuick = mode === 'quickLogin';
  const broken = form.formState.errors.email?.message;
  const keep = () => ({ email: form.getValues('email') });
  return (
    <StepFrame
      submit={isQuick ? 'login.continueWithCode' : 'login.signIn'}
      lead={isQuick ? 'login.quickLead' : 'login.signInLead'}
      isBusy={provider.isPending}
      error={provider.error && errorText(provider.error)}
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
          <Way label="login.toCreate" onGo={() => go('createAccount', keep())} />
          <Way label="login.toForgot" onGo={() => go('forgotPassword', keep())} />
          <Way label="login.toGuest" onGo={() => go('anonymousPurchase', keep())} />
        </>
      }
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
