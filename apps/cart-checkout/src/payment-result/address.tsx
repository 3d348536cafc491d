import type { Purchase } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useShipTo } from '@souk/state/typed-address';

/** Where the order goes, in full for whoever typed it in this tab. */
export function Address({ purchase }: { purchase: Purchase }) {
  return (
    <div>
      <h3>
        <FormattedMessage id="paymentResult.shipsTo" />
      </h3>
      <address>
        {useShipTo(purchase.orderNo, purchase).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
    </div>
  );
}
