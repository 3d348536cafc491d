import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createOrderService } from './create-order.service';
import { createEstimate } from './estimate.service';
import { createPreOrderService } from './pre-order.service';

/** Calls from the cart to the order. Source: spec 7, ORDER-01, ORDER-02. */
export const checkoutRoutes = (deps: Deps) => {
  const preOrders = createPreOrderService(deps);
  const estimate = createEstimate(deps);
  const orders = createOrderService(deps);
  return {
    orderEstimate: ({ query }, ctx) => estimate(query.ids ?? null, ctx),
    orderPre: ({ body }, ctx) => preOrders.take(body, ctx),
    orderPreLoad: ({ params }, ctx) => preOrders.load(params.preOrderNo, ctx),
    orderPrice: ({ body }, ctx) => preOrders.price(body, ctx),
    orderCreate: ({ body }, ctx) => orders.create(body, ctx),
    couponsForOrder: ({ params }, ctx) => preOrders.coupons(params.preOrderNo, ctx),
  } satisfies SomeHandlers;
};
