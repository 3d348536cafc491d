import type { DeskOrder } from '@souk/contract/desk';

/** Name and postal address of an order's customer, a line each. */
export function CustomerAddress({ order }: { order: DeskOrder }) {
  return (
    <>
      <strong>{order.customer}</strong>
      {order.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
