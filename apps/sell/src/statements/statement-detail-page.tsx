import { DeskFrame, StatementDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** One statement of the merchant. */
export function StatementDetailPage() {
  const { mer, id = '' } = useParams();
  return (
    <DeskFrame screen="statements" merchantId={Number(mer)}>
      <StatementDetail id={Number(id)} />
    </DeskFrame>
  );
}
