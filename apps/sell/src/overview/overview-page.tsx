import { DeskFrame, Overview } from '@souk/desk';
import { useParams } from '@souk/router';

/** The work that waits for a merchant’s people. */
export function OverviewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="overview" merchantId={Number(mer)}>
      <Overview />
    </DeskFrame>
  );
}
