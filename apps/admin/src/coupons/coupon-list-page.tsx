import { CouponList, DeskFrame } from '@souk/desk';

/** Coupons. */
export function CouponListPage() {
  return (
    <DeskFrame screen="coupons" merchantId={null}>
      <CouponList />
    </DeskFrame>
  );
}
