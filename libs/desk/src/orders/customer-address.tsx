import type { DeskOrder } from '@souk/contract/desk';
import { customerShownDays } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';

/** Name and postal address of an order's customer, a line each; or that they are shown no longer. */
export function CustomerAddress({ order }: { order: DeskOrder }) {
  if (order.isMasked) return <FormattedMessage id="desk.order.masked" values={{ days: customerShownDays }} />;
  return (
    <>
      <strong>{order.customer}</strong>
      {order.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
