import { codeRules, required, type Rule } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { checkCode } from './check-code';
import { CodeField } from './code-field';
import type { StepProps } from './login-mode';
import { useRefusedCode } from './focus-in-dialog';
import { PhoneField } from './phone-field';
import { dialled, readPhone } from './phone-number';
import { StepFrame, Way } from './step-frame';
import { useCode } from '@souk/state/code';

type Values = { phone: string; country: string; captcha: string };

const phoneNumber: readonly Rule<Values>[] = [
  required('phone', 'rule.phoneRequired'),
  {
    field: 'phone',
    messageId: 'rule.phoneInvalid',
    broken: ({ phone, country }) => readPhone(phone, country) === null,
  },
];
const rules: readonly Rule<Values>[] = [...phoneNumber, ...codeRules];

/** The phone of a new account, proved by a code. Mode phoneVerification; the password comes next. */
export function PhoneVerification({ step: { draft, trouble }, go }: StepProps) {
  const api = useApi();
  const form = useForm<Values>({
    defaultValues: { phone: draft.phone, country: draft.country, captcha: '' },
    resolver: ruleResolver(rules),
  });
  const typed = form.watch(['country', 'phone']).join(' ');
  const code = useCode({
    purpose: 'phone',
    to: typed,
    send: () => api.login.phoneCode(dialled(form.getValues())),
  });
  const check = useMutation({
    mutationFn: ({ captcha }: Values) => checkCode(api, { ...dialled(form.getValues()), captcha }),
  });
  useRefusedCode(check.error);
  const errors = useFormErrors(form, check.error);
  // With the press, not with the mutation: who went back meanwhile stays there.
  const lead = (_holds: true, values: Values) => go('createAccount', values);
  const send = () => {
    const wrong = phoneNumber.find((rule) => rule.broken(form.getValues()));
    if (wrong) return form.setError('phone', { message: wrong.messageId }, { shouldFocus: true });
    form.clearErrors('phone');
    code.send();
  };
  return (
    <StepFrame
      lead="login.phoneLead"
      submit="login.continue"
      isBusy={check.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => check.mutate(values, { onSuccess: lead }))}
      ways={<Way label="login.toSignIn" onGo={() => go('passwordLogin', form.getValues())} />}
    >
      <PhoneField
        phone={form.register('phone')}
        country={form.register('country', { deps: 'phone' })}
        chosen={form.watch('country')}
        error={errors.of('phone') ?? (typed === [draft.country, draft.phone].join(' ') ? trouble : null)}
      />
      <CodeField {...form.register('captcha')} code={code} error={errors.of('captcha')} onSend={send} />
    </StepFrame>
  );
}
