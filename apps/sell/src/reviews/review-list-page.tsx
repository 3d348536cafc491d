import { DeskFrame, ReviewList } from '@souk/desk';
import { useParams } from '@souk/router';

/** Reviews of the merchant’s products. */
export function ReviewListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="reviews" merchantId={Number(mer)}>
      <ReviewList />
    </DeskFrame>
  );
}
