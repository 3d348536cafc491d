import { DeskFrame, RefundDetail, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One request for money back. */
export function RefundDetailPage() {
  const { mer, no = '' } = useParams();
  return (
    <DeskFrame screen="refunds" merchantId={Number(mer)} title={no}>
      <RefundDetail no={no} />
      <ThingLog subject="refund" id={no} />
    </DeskFrame>
  );
}
