import type { Clock } from '../clock';
import type { SomeHandlers } from '../http/handlers';
import { createCouponsService } from './coupons.service';

/** HTTP in, HTTP out: coupons outside the checkout. Source: spec 7; docs/contract.md "Coupons". */
export const couponRoutes = ({ clock }: { clock: Clock }) => {
  const coupons = createCouponsService({ clock });
  return {
    couponList: ({ query }, ctx) => coupons.offers(query, ctx),
    couponMine: ({ query }, ctx) => coupons.mine(query, ctx),
    couponReceive: ({ body }, ctx) => coupons.receive(body.couponId, ctx),
  } satisfies SomeHandlers;
};
