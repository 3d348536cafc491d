import { CouponDetail, CouponTitle, DeskFrame } from '@souk/desk';
import { useParams } from '@souk/router';

/** One coupon. */
export function CouponDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame screen="coupons" merchantId={null} title={<CouponTitle id={Number(id)} />}>
      <CouponDetail id={Number(id)} />
    </DeskFrame>
  );
}
