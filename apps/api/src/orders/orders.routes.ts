import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createOrdersService } from './orders.service';
import { createVisitorService } from './visitor.service';

/** Calls about own orders, and a guest's about one. Source: spec 7, ORDER-08 to ORDER-10. */
export const orderRoutes = (deps: Deps) => {
  const orders = createOrdersService(deps);
  const visitors = createVisitorService(deps);
  return {
    orderCounts: (_input, ctx) => orders.counts(ctx),
    orderList: ({ query }, ctx) => orders.list(query, ctx),
    orderAwaitPay: ({ query }, ctx) => orders.awaitPay(query, ctx),
    orderDetail: ({ params }, ctx) => orders.detail(params.orderNo, ctx),
    orderMasterDetail: ({ params }, ctx) => orders.purchase(params.orderNo, ctx),
    orderExpress: ({ params }, ctx) => orders.express(params.orderNo, ctx),
    orderTake: ({ params }, ctx) => orders.take(params.orderNo, ctx),
    orderDelete: ({ params }, ctx) => orders.remove(params.orderNo, ctx),
    orderAgain: ({ params }, ctx) => orders.again(params.orderNo, ctx),
    visitorOrderDetail: ({ query }, ctx) => visitors.detail(query.orderNo, ctx),
    visitorOrderLink: ({ body }, ctx) => visitors.link(body, ctx),
    visitorOrderClaim: ({ body }, ctx) => visitors.claim(body.orderNo, ctx),
  } satisfies SomeHandlers;
};
