import { deskCouponTabs } from '@souk/contract/desk';
import { idIn, type PageRead } from '../parts/desk-loader';
import { listIn } from '../parts/list-url';

export const couponsRead: PageRead = ({ search }) => ['coupons', listIn(search, deskCouponTabs).input];
export const couponRead: PageRead = (at) => ['coupon', idIn(at)];
