import { DeskFrame, SellerDetail, SellerTitle } from '@souk/desk';
import { useParams } from '@souk/router';

/** Who a merchant is in law, at the platform's desk. */
export function SellerPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="payouts" merchantId={null} title={<SellerTitle id={Number(id)} />}>
      <SellerDetail id={Number(id)} />
    </DeskFrame>
  );
}
