export { CouponNewPage as Component } from './coupon-new-page';
