import { DeskFrame, ReviewDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** One review. */
export function ReviewDetailPage() {
  const { mer, id } = useParams();
  return (
    <DeskFrame screen="reviews" merchantId={Number(mer)}>
      <ReviewDetail id={Number(id)} />
    </DeskFrame>
  );
}
