import { DeskFrame, OrderList } from '@souk/desk';

/** Orders of every merchant. */
export function OrderListPage() {
  return (
    <DeskFrame screen="orders" merchantId={null}>
      <OrderList />
    </DeskFrame>
  );
}
