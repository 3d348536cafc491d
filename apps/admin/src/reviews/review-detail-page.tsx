import { DeskFrame, DetailTitle, ReviewDetail, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One review. */
export function ReviewDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="reviews"
      merchantId={null}
      title={
        <DetailTitle
          call="review"
          input={{ id: Number(id) }}
          name={({ productName }) => productName}
          screen="reviews"
        />
      }
    >
      <ReviewDetail id={Number(id)} />
      <ThingLog subject="review" id={id} />
    </DeskFrame>
  );
}
