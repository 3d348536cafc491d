import { DeskFrame, StatementDetail, StatementTitle, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';
import { PayoutForm } from './payout-form';

/** One statement of a merchant: marked as paid once its sum was transferred. */
export function PayoutDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="payouts" merchantId={null} title={<StatementTitle id={Number(id)} />}>
      <StatementDetail id={Number(id)}>{(statement) => <PayoutForm statement={statement} />}</StatementDetail>
      <ThingLog subject="statement" id={id} />
    </DeskFrame>
  );
}
