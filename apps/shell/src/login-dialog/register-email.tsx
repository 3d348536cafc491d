import { codeRules, emailCodeRules, firstBroken, registerRules, type RegisterValues, type Rule } from '@souk/domain';
import { fieldErrorsOf } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { useMutation, useQueryClient } from '@souk/query';
import { ruleResolver, storeQueries, useApi, useSay } from '@souk/state';
import { TextField } from '@souk/ui';
import { useForm } from 'react-hook-form';
import { CodeField } from './code-field';
import type { StepProps } from './login-mode';
import { PasswordField } from './password-field';
import { StepFrame, Way } from './step-frame';
import { useCode } from './use-code';

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
  const queryClient = useQueryClient();
  const { errorText } = useSay();
  const form = useForm<Values>({
    defaultValues: { email: draft.email, captcha: '', password: '', passwordConfirm: '' },
    resolver: ruleResolver(rules),
  });
  const code = useCode({ key: 'email', send: () => api.login.emailCaptcha(form.getValues('email')) });
  const register = useMutation({
    mutationFn: ({ email, password, captcha }: Values) => {
      const storeId = queryClient.getQueryData(storeQueries(api).details().queryKey)?.id;
      return api.login.registerEmail({ email, password, captcha, ...(storeId ? { storeId } : {}) });
    },
    onSuccess: (_message, { email }) => onRegistered(email),
  });
  const served = fieldErrorsOf(register.error);
  const broken = (name: keyof Values) => {
    const id = form.formState.errors[name]?.message;
    return id ? <FormattedMessage id={id} /> : served[name];
  };
  const send = () => {
    const wrong = firstBroken(emailCodeRules, { email: form.getValues('email') });
    if (wrong) return form.setError('email', { message: wrong.messageId }, { shouldFocus: true });
    form.clearErrors('email');
    code.send();
  };
  return (
    <StepFrame
      title="login.createTitle"
      submit="login.create"
      isBusy={register.isPending}
      error={register.error && Object.keys(served).length === 0 && errorText(register.error)}
      onSubmit={form.handleSubmit((values) => register.mutate(values))}
      ways={<Way label="login.toSignIn" onGo={() => go('signIn', { email: form.getValues('email') })} />}
    >
      <TextField
        {...form.register('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        label={<FormattedMessage id="login.email" />}
        mark={<FormattedMessage id="word.required" />}
        error={broken('email')}
        isRequired
      />
      <CodeField {...form.register('captcha')} code={code} error={broken('captcha')} onSend={send} />
      <PasswordField
        {...form.register('password')}
        label={<FormattedMessage id="login.password" />}
        hint={<FormattedMessage id="login.passwordHint" />}
        error={broken('password')}
      />
      <PasswordField
        {...form.register('passwordConfirm')}
        label={<FormattedMessage id="login.passwordConfirm" />}
        error={broken('passwordConfirm')}
      />
    </StepFrame>
  );
}
