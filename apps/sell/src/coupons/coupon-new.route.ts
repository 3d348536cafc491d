import { deskLoader, productChoicesRead } from '@souk/desk';

export { CouponNewPage as Component } from './coupon-new-page';

export const loader = deskLoader(productChoicesRead);
