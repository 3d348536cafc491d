import { DeskFrame, OrderList } from '@souk/desk';
import { useParams } from '@souk/router';

/** Orders of one merchant. */
export function OrderListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="orders" merchantId={Number(mer)}>
      <OrderList />
    </DeskFrame>
  );
}
