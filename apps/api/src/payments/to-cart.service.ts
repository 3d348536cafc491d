import type { OrderAgain } from '@souk/contract';
import { mustOwner } from '../cart/owner';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { createAsking } from './asking';
import { closeJob } from './close-job';
import { paymentWords } from './payment-words';
import { paymentsOf } from './payments.repository';
import { lockPurchase } from '../orders/locks';
import { accessiblePurchase, purchaseHead } from '../orders/access';
import { createOrderAgain } from '../orders/order-again.service';
import { purchaseTrees } from '../orders/orders.repository';
import { releasePurchase } from '../orders/settle';

/** Turns a purchase that nobody paid into a cart again, for its owner or the bearer of its link. Source: ORDER-09. */
export function createToCart(deps: Deps) {
  const asking = createAsking(deps);
  const fillCart = createOrderAgain(deps);

  const isPaid = (ctx: Ctx) => new ReplyError('ORDER_PAID', paymentWords(ctx.locale, 'alreadyPaid'));

  /** Asks the provider first: money that is on its way must not meet an ended purchase. */
  const mustBeUnpaid = async (orderNo: string, ctx: Ctx) => {
    await asking.askOpen(orderNo);
    if ((await purchaseHead(orderNo))?.state === 'paid') throw isPaid(ctx);
    const isProcessing = (await paymentsOf(orderNo)).some(({ status }) => status === 'processing');
    if (isProcessing) throw new ReplyError('PAYMENT_PENDING', paymentWords(ctx.locale, 'processing'));
  };

  /**
   * Ends the purchase if it is still open, which gives back its stock and coupons, and fills the asker's cart with its lines
   * as far as they are sold. The same request again changes nothing.
   * @throws {ReplyError} 404; 409 paid or processing; 400 without a cart.
   */
  return async (orderNo: string, ctx: Ctx): Promise<OrderAgain> => {
    const { order_no, state } = await accessiblePurchase(orderNo, ctx);
    mustOwner(ctx);
    if (state === 'unpaid') await mustBeUnpaid(order_no, ctx);
    return tx(async () => {
      await lockPurchase(order_no);
      const isReleased = await releasePurchase(order_no, 'shopper', deps.clock.now());
      if (!isReleased && (await purchaseHead(order_no))?.state === 'paid') throw isPaid(ctx);
      if (isReleased) await deps.jobs.send(closeJob, { orderNo: order_no }, { key: order_no });
      const [tree] = await purchaseTrees([order_no]);
      return fillCart(tree?.orders.flatMap(({ items }) => items) ?? [], ctx, `to-cart:${order_no}`);
    });
  };
}
