import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { purchaseNoOf } from '../orders/access';
import { accessibleTree } from '../orders/accessible-tree';
import { lockOrders, lockPurchase } from '../orders/locks';
import { actionsOf } from '../orders/order-view';
import { orderWords } from '../orders/order-words';
import { releasePurchase } from '../orders/settle';
import { closeJob } from '../payments/close-job';
import { requestCancel } from './request-cancel';

/** What cancels an order for its shopper. Source: spec 2 "Order list actions", ORDER-08. */
export function createCancelOrder({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) {
  /** Its open payments are closed afterwards: a provider is never waited for inside the transaction. */
  const endUnpaid = async (orderNo: string): Promise<boolean> => {
    const isEnded = await releasePurchase(orderNo, 'shopper', clock.now());
    if (isEnded) await jobs.send(closeJob, { orderNo }, { key: orderNo });
    return isEnded;
  };

  /**
   * Unpaid: ends the whole purchase. Paid and not shipped: asks for all the money of that order back; the others go on.
   * @throws {ReplyError} 404; 409 when it is past cancelling.
   */
  return async (orderNo: string, ctx: Pick<Ctx, 'userId' | 'orderToken' | 'locale'>): Promise<true> => {
    const isDone = await tx(async () => {
      // what is read here must hold until the end: two cancels at once would both ask for all the money
      await lockPurchase(purchaseNoOf(orderNo));
      await lockOrders(orderNo);
      const tree = await accessibleTree(orderNo, ctx);
      const { purchase, orders } = tree;
      const isWhole = orderNo === purchase.order_no || orders.length === 1;
      if (purchase.state === 'unpaid') {
        if (!isWhole) throw new ReplyError('WHOLE_PURCHASE_ONLY', orderWords(ctx.locale, 'wholePurchase'));
        return endUnpaid(purchase.order_no);
      }
      const wanted = orders.filter(({ order }) => isWhole || order.order_no === orderNo);
      if (!wanted.every(({ order, items }) => actionsOf(tree, order, items).includes('cancel'))) return false;
      for (const { order, items } of wanted) await requestCancel({ order, items, ctx, now: clock.now() });
      return wanted.length > 0;
    });
    if (!isDone) throw new ReplyError('ORDER_NOT_CANCELLABLE', orderWords(ctx.locale, 'notCancellable'));
    return true;
  };
}
