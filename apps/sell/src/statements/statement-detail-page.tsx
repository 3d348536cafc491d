import { DeskFrame, StatementDetail, StatementTitle } from '@souk/desk';
import { useParams } from '@souk/router';

/** One statement of the merchant. */
export function StatementDetailPage() {
  const { mer, id = '' } = useParams();
  return (
    <DeskFrame screen="statements" merchantId={Number(mer)} title={<StatementTitle id={Number(id)} />}>
      <StatementDetail id={Number(id)} />
    </DeskFrame>
  );
}
