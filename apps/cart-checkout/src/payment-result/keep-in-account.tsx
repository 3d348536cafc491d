import { FormattedMessage } from '@souk/i18n';
import { orderTokenOf, usePanels, useSession } from '@souk/state';
import { Button, Notice } from '@souk/ui';

/** Offers a guest an account after the purchase, never before. Source: docs/expectations, K1. */
export function KeepInAccount({ orderNo }: { orderNo: string }) {
  const { status } = useSession();
  const openPanel = usePanels((panels) => panels.openPanel);
  if (status === 'user' || !orderTokenOf(orderNo)) return null;
  return (
    <Notice>
      <FormattedMessage id="paymentResult.account" />{' '}
      <Button variant="quiet" size="sm" onClick={() => openPanel({ kind: 'login' })}>
        <FormattedMessage id="paymentResult.accountOpen" />
      </Button>
    </Notice>
  );
}
