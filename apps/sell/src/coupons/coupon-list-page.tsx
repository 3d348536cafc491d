import { CouponList, DeskFrame } from '@souk/desk';
import { useParams } from '@souk/router';

/** Coupons. */
export function CouponListPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="coupons" merchantId={Number(mer)}>
      <CouponList />
    </DeskFrame>
  );
}
