import { DeskFrame, Overview } from '@souk/desk';
import { useParams } from '@souk/router';

/** Shows how much work waits for a merchant’s staff, by kind: orders to send, refunds to decide, and so on. */
export function OverviewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="overview" merchantId={Number(mer)}>
      <Overview />
    </DeskFrame>
  );
}
