import { couponsRead, deskLoader, viewsRead } from '@souk/desk';

export { CouponListPage as Component } from './coupon-list-page';

export const loader = deskLoader(couponsRead, viewsRead);
