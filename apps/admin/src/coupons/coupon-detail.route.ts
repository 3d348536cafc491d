import { couponRead, deskLoader } from '@souk/desk';

export { CouponDetailPage as Component } from './coupon-detail-page';

export const loader = deskLoader(couponRead);
