import { networkOf } from '@souk/contract/internal';
import { dayMs } from '@souk/domain';
import type { Locale } from '../../locale';
import { createOrderService } from '../../checkout/create-order.service';
import { createPreOrderService } from '../../checkout/pre-order.service';
import type { Deps } from '../../deps';
import type { UserCtx } from '../../http/handlers';
import { createFulfilment } from '../../orders/fulfilment';
import { createOrdersService } from '../../orders/orders.service';
import { markPaid } from '../../orders/settle';
import { createCancelOrder } from '../../refunds/cancel-order.service';
import { createMerchantSide } from '../../refunds/merchant-side';
import { createOwnReviewsService } from '../../reviews/own-reviews.service';
import { createRefundsService } from '../../refunds/refunds.service';

/**
 * The shop's own services at any moment of the past: demo orders are made as real ones are, so they cannot contradict
 * a rule. Mails are not sent, and work for later is left out.
 */
export function createPast(deps: Deps, now: Date) {
  let at = now;
  const clock = { ...deps.clock, now: () => at, aheadMs: () => 0 };
  const quiet: Deps = {
    ...deps,
    clock,
    jobs: { ...deps.jobs, send: async () => undefined, define: () => undefined },
    mail: { ...deps.mail, send: async () => undefined, write: async () => null },
  };
  return {
    /** Goes to so many days before now. */
    goTo(daysAgo: number) {
      at = new Date(now.getTime() - daysAgo * dayMs);
    },
    now: () => at,
    /** The context of a call by a user. */
    as: (userId: string, locale: Locale = 'en'): UserCtx => ({
      storeId: 1,
      locale,
      userId,
      cartUuid: null,
      orderToken: null,
      network: networkOf('127.0.0.1'),
      idempotencyKey: null,
      accessToken: null,
      ownerToken: null,
      preview: null,
      log: { error: () => undefined },
    }),
    deps: quiet,
    preOrders: createPreOrderService(quiet),
    checkout: createOrderService(quiet),
    orders: createOrdersService(quiet),
    cancel: createCancelOrder(quiet),
    fulfilment: createFulfilment(quiet),
    refunds: createRefundsService(quiet),
    reviews: createOwnReviewsService(quiet),
    merchants: createMerchantSide(quiet),
    pay: (orderNo: string) => markPaid(quiet, { orderNo, payType: 'stripe', now: at }),
  };
}

export type Past = ReturnType<typeof createPast>;
