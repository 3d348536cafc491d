import { DeskFrame, ReviewList } from '@souk/desk';

/** Reviews of every product. */
export function ReviewListPage() {
  return (
    <DeskFrame screen="reviews" merchantId={null}>
      <ReviewList />
    </DeskFrame>
  );
}
