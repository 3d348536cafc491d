import { DeskFrame, OrderDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** One order. */
export function OrderDetailPage() {
  const { no = '' } = useParams();
  return (
    <DeskFrame screen="orders" merchantId={null} title={no}>
      <OrderDetail no={no} />
    </DeskFrame>
  );
}
