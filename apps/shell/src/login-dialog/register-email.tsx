import { codeRules, emailCodeRules, firstBroken, registerRules, type RegisterValues, type Rule } from '@souk/domain';
import { useMutation } from '@souk/query';
import { ruleResolver, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import { EmailField } from './email-field';
import type { StepProps } from './login-mode';
import { NewPassword } from './new-password';
import { StepFrame, Way } from './step-frame';
import { useStoreOfAccount } from './use-store-of-account';
import { useCode } from '@souk/state/code';

type Values = RegisterValues & { captcha: string };

/** The specification's order first; the code is asked for when all else is right. Source: spec 5, Register; LOGIN-04. */
const rules: readonly Rule<Values>[] = [...registerRules, ...codeRules];

/** Creates an account by e-mail. Mode createAccount. Source: LOGIN-03, LOGIN-06. */
export function RegisterEmail({
  step: { draft },
  go,
  onRegistered,
}: StepProps & { onRegistered: (email: string) => void }) {
  const api = useApi();
  const store = useStoreOfAccount();
  const form = useForm<Values>({
    defaultValues: { email: draft.email, captcha: '', password: '', passwordConfirm: '' },
    resolver: ruleResolver(rules),
  });
  const email = form.watch('email');
  const code = useCode({ purpose: 'email', to: email, send: () => api.login.emailCaptcha(email) });
  const register = useMutation({
    mutationFn: ({ email, password, captcha }: Values) =>
      api.login.registerEmail({ email, password, captcha, ...store }),
    onSuccess: (_message, { email }) => onRegistered(email),
  });
  const errors = useFormErrors(form, register.error);
  const send = () => {
    const wrong = firstBroken(emailCodeRules, { email: form.getValues('email') });
    if (wrong) return form.setError('email', { message: wrong.messageId }, { shouldFocus: true });
    form.clearErrors('email');
    code.send();
  };
  return (
    <StepFrame
      submit="login.create"
      isBusy={register.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => register.mutate(values))}
      ways={<Way label="login.toSignIn" onGo={() => go('signIn', { email: form.getValues('email') })} />}
    >
      <EmailField {...form.register('email')} autoComplete="email" error={errors.of('email')} />
      <CodeField {...form.register('captcha')} code={code} error={errors.of('captcha')} onSend={send} />
      <NewPassword
        password={{ ...form.register('password', { deps: 'passwordConfirm' }), error: errors.of('password') }}
        again={{ ...form.register('passwordConfirm'), error: errors.of('passwordConfirm') }}
      />
    </StepFrame>
  );
}
