import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { createCancelOrder } from './cancel-order.service';
import { offeredReasons } from './refund-reasons';
import { createRefundsService } from './refunds.service';

/** Calls about cancelled orders and money back. Source: docs/contract.md "Refunds", ACCT-05. */
export const refundRoutes = (deps: Deps) => {
  const refunds = createRefundsService(deps);
  const cancelOrder = createCancelOrder(deps);
  return {
    orderCancel: ({ params }, ctx) => cancelOrder(params.orderNo, ctx),
    refundApply: ({ params }, ctx) => refunds.offer(params.orderNo, ctx),
    refundReasons: async (_input, ctx) => offeredReasons(ctx.locale),
    refundCreate: ({ body }, ctx) => refunds.create(body, ctx),
    refundList: ({ query }, ctx) => refunds.list(query, ctx),
    refundDetail: ({ params }, ctx) => refunds.detail(params.refundOrderNo, ctx),
    refundReturning: ({ body }, ctx) => refunds.returning(body, ctx),
    refundRevoke: ({ params }, ctx) => refunds.revoke(params.refundOrderNo, ctx),
  } satisfies SomeHandlers;
};
