import { track } from '@souk/analytics';
import { firstBroken, subscribeRules } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { useApi, useSay, useSession } from '@souk/state';
import { useIsMounted } from '@souk/state/is-mounted';
import { Button, Dialog, Stack, TextField } from '@souk/ui';
import { useState, type FormEvent } from 'react';

/** Signs up for discount news of what is in the cart. Source: spec 2 "Subscription dialog"; WIDGET-01, ERR-07. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const say = useSay();
  const { user } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const subscribe = useMutation({
    mutationFn: (email: string) => api.cart.subscribe({ email }),
    onSuccess: () => {
      track({ name: 'generate_lead', source: 'cart-subscription' });
      say.done('text.subscribeDone');
    },
    onError: (error) => (isMounted() ? setProblem(say.errorText(error)) : say.failed(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const broken = firstBroken(subscribeRules, { email });
    setProblem(broken ? t(broken.messageId) : null);
    if (!broken) subscribe.mutate(email, { onSuccess: onClose });
  };
  return (
    <Dialog title={<FormattedMessage id="subscribe.title" />} closeLabel={t('word.close')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack $gap={4}>
          <p>
            <FormattedMessage id="subscribe.text" />
          </p>
          <TextField
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            data-autofocus=""
            label={t('subscribe.email')}
            error={problem}
            defaultValue={user?.email ?? ''}
          />
          <Button type="submit" variant="primary" isBusy={subscribe.isPending}>
            <FormattedMessage id="subscribe.submit" />
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
