import { fieldErrorsOf } from '@souk/api-client';
import { phoneRules, type PhoneValues } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import { useRefusedCode } from './focus-in-dialog';
import type { StepProps } from './login-mode';
import { NewPassword } from './new-password';
import { dialled, readPhone } from './phone-number';
import { StepFrame, Way } from './step-frame';
import { useCode } from '@souk/state/code';
import { useStoreOfAccount } from './use-store-of-account';

/** The password of a new account by phone. Mode createAccount on the Phone tab. Source: LOGIN-06. */
export function RegisterPhone({
  step: { draft },
  go,
  onRegistered,
}: StepProps & { onRegistered: (login: string) => void }) {
  const api = useApi();
  const store = useStoreOfAccount();
  const login = readPhone(draft.phone, draft.country)?.full ?? draft.phone;
  const form = useForm<PhoneValues>({
    defaultValues: { phone: draft.phone, captcha: draft.captcha, password: '', passwordConfirm: '' },
    resolver: ruleResolver(phoneRules),
  });
  const register = useMutation({
    mutationFn: ({ captcha, password }: PhoneValues) =>
      api.login.registerPhone({ ...dialled(draft), captcha, password, ...store }),
    onSuccess: () => onRegistered(login),
  });
  // With the press, not with the mutation: who went back meanwhile stays there.
  const lead = (error: unknown) => {
    const { phone } = fieldErrorsOf(error);
    if (phone) go('phoneVerification', {}, phone);
  };
  const code = useCode({
    purpose: 'phone',
    to: [draft.country, draft.phone].join(' '),
    send: () => api.login.phoneCode(dialled(draft)),
  });
  // A code runs out: another one is typed here, so that the password need not be typed again.
  const asksCode = useRefusedCode(register.error);
  const errors = useFormErrors(form, register.error);
  return (
    <StepFrame
      submit="login.create"
      isBusy={register.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => register.mutate(values, { onError: lead }))}
      ways={<Way label="word.back" onGo={() => go('phoneVerification')} />}
    >
      {asksCode && (
        <CodeField {...form.register('captcha')} code={code} error={errors.of('captcha')} onSend={() => code.send()} />
      )}
      <NewPassword
        hasFocus
        login={login}
        password={{ ...form.register('password', { deps: 'passwordConfirm' }), error: errors.of('password') }}
        again={{ ...form.register('passwordConfirm'), error: errors.of('passwordConfirm') }}
      />
    </StepFrame>
  );
}
