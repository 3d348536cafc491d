export { CouponListPage as Component } from './coupon-list-page';
