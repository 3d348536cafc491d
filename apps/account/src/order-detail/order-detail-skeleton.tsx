import { Card, SkeletonBlock, SkeletonText } from '@souk/ui';
import { CardsShape } from '../parts/feedback/shapes';
import { OrderColumns, OrderHead } from './order-layout';

/** The heading and the shape of an order while it loads. */
export function OrderDetailSkeleton({ orderNo }: { orderNo: string }) {
  return (
    <>
      <OrderHead orderNo={orderNo} badge={<SkeletonBlock $width="96px" $height="24px" />}>
        <SkeletonBlock as="span" $width="240px" $height="1.55em" />
      </OrderHead>
      <OrderColumns aria-hidden="true">
        <CardsShape cards={2} picturePx={88} />
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </OrderColumns>
    </>
  );
}
