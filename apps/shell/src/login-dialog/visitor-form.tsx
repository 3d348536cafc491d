import { emailCodeRules } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { ruleResolver, toastsStore, useApi, useFormErrors } from '@souk/state';
import { useForm } from 'react-hook-form';
import { EmailField } from './email-field';
import { openingMode, type StepProps } from './login-mode';
import { StepFrame, Way } from './step-frame';

/** Buying without an account: only an e-mail, for the order's link. Mode anonymousPurchase. Source: LOGIN-12, ORDER-10. */
export function VisitorForm({ step: { draft, tab }, go, onDone }: StepProps & { onDone: () => void }) {
  const api = useApi();
  const t = useT();
  const form = useForm({ defaultValues: { email: draft.email }, resolver: ruleResolver(emailCodeRules) });
  const note = useMutation({
    mutationFn: ({ email }: { email: string }) => api.login.registerVisitor({ email }),
    onSuccess: () => {
      toastsStore.getState().show({ kind: 'status', text: t('login.guestDone') });
      onDone();
    },
  });
  const errors = useFormErrors(form, note.error);
  return (
    <StepFrame
      lead="login.guestLead"
      submit="login.guest"
      isBusy={note.isPending}
      error={errors.whole}
      onSubmit={form.handleSubmit((values) => note.mutate(values))}
      ways={<Way label="login.toSignIn" onGo={() => go(openingMode[tab], { email: form.getValues('email') })} />}
    >
      <EmailField
        {...form.register('email')}
        autoComplete="email"
        hint={<FormattedMessage id="login.guestHint" />}
        error={errors.of('email')}
      />
    </StepFrame>
  );
}
