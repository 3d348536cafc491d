import { required } from '@souk/domain';
import { ruleResolver, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import type { StepProps } from './login-mode';
import { PhoneField } from './phone-field';
import { readPhone } from './phone-number';
import { StepFrame, Way } from './step-frame';
import { useProvider } from './use-provider';

const rules = [
  required<{ phone: string; country: string }>('phone', 'rule.phoneRequired'),
  {
    field: 'phone' as const,
    messageId: 'rule.phoneInvalid' as const,
    broken: ({ phone, country }: { phone: string; country: string }) => readPhone(phone, country) === null,
  },
];

/** Sign in by phone, with a password or with a one-time code. Modes passwordLogin and quickLogin. */
export function PhoneSignIn({ step: { draft, mode }, go, hasCodes, canBeGuest, canRegister }: StepProps) {
  const provider = useProvider();
  const form = useForm({
    defaultValues: { phone: draft.phone, country: draft.country },
    resolver: ruleResolver(rules),
  });
  const isQuick = mode === 'quickLogin';
  const errors = useFormErrors(form, provider.error);
  const keep = () => form.getValues();
  const start = (values: { phone: string; country: string }) => {
    const number = readPhone(values.phone, values.country);
    if (number) provider.mutate({ loginHint: number.full, way: isQuick ? 'code' : 'password' });
  };
  return (
    <StepFrame
      submit={isQuick ? 'login.continueWithCode' : 'login.signIn'}
      lead={isQuick ? 'login.quickLead' : 'login.signInLead'}
      isBusy={provider.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit(start)}
      ways={
        <>
          {hasCodes && (
            <Way
              label={isQuick ? 'login.toPassword' : 'login.toQuick'}
              onGo={() => go(isQuick ? 'passwordLogin' : 'quickLogin', keep())}
            />
          )}
          {canRegister && <Way label="login.toCreate" onGo={() => go('phoneVerification', keep())} />}
          {canBeGuest && <Way label="login.toGuest" onGo={() => go('anonymousPurchase', keep())} />}
        </>
      }
    >
      <PhoneField
        phone={form.register('phone')}
        country={form.register('country', { deps: 'phone' })}
        chosen={form.watch('country')}
        error={errors.of('phone')}
      />
    </StepFrame>
  );
}
