import { CouponNew, DeskFrame } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';

/** A new coupon. */
export function CouponNewPage() {
  return (
    <DeskFrame screen="coupons" merchantId={null} title={<FormattedMessage id="desk.coupon.new" />}>
      <CouponNew />
    </DeskFrame>
  );
}
