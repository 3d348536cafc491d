import { DeskFrame, ReviewDetail } from '@souk/desk';
import { useParams } from '@souk/router';

/** One review. */
export function ReviewDetailPage() {
  const { id } = useParams();
  return (
    <DeskFrame screen="reviews" merchantId={null}>
      <ReviewDetail id={Number(id)} />
    </DeskFrame>
  );
}
