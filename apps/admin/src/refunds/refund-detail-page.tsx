import { DeskFrame, RefundDetail, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One request for money back. */
export function RefundDetailPage() {
  const { no = '' } = useParams();
  return (
    <DeskFrame screen="refunds" merchantId={null} title={no}>
      <RefundDetail no={no} />
      <ThingLog subject="refund" id={no} />
    </DeskFrame>
  );
}
