import type { Deps } from '../deps';
import type { Handlers } from '../http/handlers';
import { refundWords } from './refund-words';
import { createRefundsService } from './refunds.service';

type Names =
  'refundApply' | 'refundReasons' | 'refundCreate' | 'refundList' | 'refundDetail' | 'refundReturning' | 'refundRevoke';

const reasons = ['reason1', 'reason2', 'reason3', 'reason4', 'reason5', 'reason6'] as const;

/** Calls about money back. Source: docs/contract.md "Refunds", ACCT-05. */
export const refundRoutes = (deps: Deps): Handlers<Names> => {
  const refunds = createRefundsService(deps);
  return {
    refundApply: ({ params }, ctx) => refunds.offer(params.orderNo, ctx),
    refundReasons: async (_input, ctx) => reasons.map((key) => refundWords(ctx.locale, key)),
    refundCreate: ({ body }, ctx) => refunds.create(body, ctx),
    refundList: ({ query }, ctx) => refunds.list(query, ctx),
    refundDetail: ({ params }, ctx) => refunds.detail(params.refundOrderNo, ctx),
    refundReturning: ({ body }, ctx) => refunds.returning(body, ctx),
    refundRevoke: ({ params }, ctx) => refunds.revoke(params.refundOrderNo, ctx),
  };
};
