import { CouponNew, DeskFrame } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { useParams } from '@souk/router';

/** A new coupon. */
export function CouponNewPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="coupons" merchantId={Number(mer)} title={<FormattedMessage id="desk.coupon.new" />}>
      <CouponNew />
    </DeskFrame>
  );
}
