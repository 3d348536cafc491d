import { DeskFrame, OrderDetail, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One order of the merchant. */
export function OrderDetailPage() {
  const { mer, no = '' } = useParams();
  return (
    <DeskFrame screen="orders" merchantId={Number(mer)} title={no}>
      <OrderDetail no={no} />
      <ThingLog subject="order" id={no} />
    </DeskFrame>
  );
}
