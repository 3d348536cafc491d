import { DeskFrame, RefundList } from '@souk/desk';
import { useParams } from '@souk/router';

/** Requests for money back of the merchant’s orders. */
export function RefundListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="refunds" merchantId={Number(mer)}>
      <RefundList />
    </DeskFrame>
  );
}
