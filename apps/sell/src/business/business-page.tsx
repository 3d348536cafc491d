import { DeskFrame, SellerDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** Who the merchant is in law. */
export function BusinessPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="business" merchantId={Number(mer)}>
      <SellerDetail id={Number(mer)} />
    </DeskFrame>
  );
}
