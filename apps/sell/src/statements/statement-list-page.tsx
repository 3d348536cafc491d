import { DeskFrame, StatementList } from '@souk/desk';
import { useParams } from '@souk/router';

/** The merchant's statements. */
export function StatementListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="statements" merchantId={Number(mer)}>
      <StatementList />
    </DeskFrame>
  );
}
