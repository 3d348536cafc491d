import { CouponDetail, DeskFrame, DetailTitle, ThingLog } from '@souk/desk';
import { useParams } from '@souk/router';

/** One coupon. */
export function CouponDetailPage() {
  const { mer, id = '' } = useParams();
  return (
    <DeskFrame
      screen="coupons"
      merchantId={Number(mer)}
      title={<DetailTitle call="coupon" input={{ id: Number(id) }} name={({ name }) => name} screen="coupons" />}
    >
      <CouponDetail id={Number(id)} />
      <ThingLog subject="coupon" id={id} />
    </DeskFrame>
  );
}
