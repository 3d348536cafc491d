import type { Deps } from '../deps';
import type { Handlers } from '../http/handlers';
import { createOrdersService } from './orders.service';
import { createToCart } from '../payments/to-cart.service';
import { createVisitorService } from './visitor.service';

type Names =
  | 'orderCounts'
  | 'orderList'
  | 'orderAwaitPay'
  | 'orderDetail'
  | 'orderMasterDetail'
  | 'orderExpress'
  | 'orderTake'
  | 'orderCancel'
  | 'orderDelete'
  | 'orderAgain'
  | 'orderToCart'
  | 'visitorOrderDetail'
  | 'visitorOrderLink'
  | 'visitorOrderClaim';

/** Calls about own orders, and a guest's about one. Source: spec 7, ORDER-08 to ORDER-10. */
export const orderRoutes = (deps: Deps): Handlers<Names> => {
  const orders = createOrdersService(deps);
  const visitors = createVisitorService(deps);
  const toCart = createToCart(deps);
  return {
    orderCounts: (_input, ctx) => orders.counts(ctx),
    orderList: ({ query }, ctx) => orders.list(query, ctx),
    orderAwaitPay: ({ query }, ctx) => orders.awaitPay(query, ctx),
    orderDetail: ({ params }, ctx) => orders.detail(params.orderNo, ctx),
    orderMasterDetail: ({ params }, ctx) => orders.purchase(params.orderNo, ctx),
    orderExpress: ({ params }, ctx) => orders.express(params.orderNo, ctx),
    orderTake: ({ params }, ctx) => orders.take(params.orderNo, ctx),
    orderCancel: ({ params }, ctx) => orders.cancel(params.orderNo, ctx),
    orderDelete: ({ params }, ctx) => orders.remove(params.orderNo, ctx),
    orderAgain: ({ params }, ctx) => orders.again(params.orderNo, ctx),
    orderToCart: ({ params }, ctx) => toCart(params.orderNo, ctx),
    visitorOrderDetail: ({ query }, ctx) => visitors.detail(query.orderNo, ctx),
    visitorOrderLink: ({ body }, ctx) => visitors.link(body, ctx),
    visitorOrderClaim: ({ body }, ctx) => visitors.claim(body.orderNo, ctx),
  };
};
