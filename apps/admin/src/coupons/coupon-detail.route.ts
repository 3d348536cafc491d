export { CouponDetailPage as Component } from './coupon-detail-page';
