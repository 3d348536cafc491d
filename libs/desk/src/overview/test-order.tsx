import { FormattedMessage } from '@souk/i18n';
import { useSearchParams } from '@souk/router';
import { Button, Notice } from '@souk/ui';
import { useDesk } from '../parts/use-desk';

/** In a sandbox: buys something as a guest does, and opens the order. The sandbox answers on the shop's own origin alone. */
export function TestOrder() {
  const { self, base, merchantId, may } = useDesk();
  const [search] = useSearchParams();
  if (!self.isSandbox || self.shopOrigin !== '' || !may('orders.fulfil')) return null;
  return (
    <form method="post" action="/sandbox/order">
      <input type="hidden" name="desk" value={base} />
      {merchantId !== null && <input type="hidden" name="merchantId" value={merchantId} />}
      {search.get('testOrder') === 'none' && (
        <Notice $tone="warn" role="alert">
          <FormattedMessage id="desk.testOrderNone" />
        </Notice>
      )}
      <Button type="submit">
        <FormattedMessage id="desk.testOrder" />
      </Button>
    </form>
  );
}
