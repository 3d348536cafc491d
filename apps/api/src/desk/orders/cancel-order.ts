import { cancelObstacle } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { oneOrder } from '../../orders/accessible-tree';
import { purchaseNoOf } from '../../orders/access';
import { obstacleWords } from '../../orders/obstacle-words';
import { wrongOrderState } from '../../orders/order-states';
import { isSentInPart } from '../../orders/order-view';
import { purchaseTrees } from '../../orders/orders.repository';
import { releasePurchase } from '../../orders/settle';
import { closeJob } from '../../payments/close-job';
import { createMerchantSide } from '../../refunds/merchant-side';
import { lockOrders, lockPurchase } from '../../orders/locks';
import { requestCancel } from '../../refunds/request-cancel';
import type { DeskCtx } from '../desk-ctx';

/**
 * Ends an order for the platform, inside the caller's transaction: an unpaid purchase whole; of a paid one this order alone,
 * whose money goes back at once by the same request and approval as a shopper's cancel.
 * @throws {ReplyError} 404; 409 with why it is past that
 */
export async function cancelOrder(deps: Deps, orderNo: string, ctx: DeskCtx): Promise<void> {
  const purchaseNo = purchaseNoOf(orderNo);
  await lockPurchase(purchaseNo);
  await lockOrders(orderNo);
  const [tree] = await purchaseTrees([purchaseNo], { withHidden: true });
  if (!tree) throw notFound();
  const { order, items } = oneOrder(tree, orderNo);
  const paid = tree.purchase.state === 'paid';
  const obstacle = cancelObstacle({
    paid,
    status: order.status,
    hasOpenRefund: order.has_open_refund,
    isDelivered: false,
    isPartlySent: isSentInPart({ order, items }),
  });
  if (obstacle) throw wrongOrderState({ paid, status: order.status }, obstacleWords(ctx.locale, obstacle));
  const now = deps.clock.now();
  if (!paid) {
    await releasePurchase(purchaseNo, 'staff', now);
    await deps.jobs.send(closeJob, { orderNo: purchaseNo }, { key: purchaseNo });
    return;
  }
  const refundNo = await requestCancel({ order, items, ctx: { userId: tree.purchase.user_id }, now });
  await createMerchantSide(deps, ctx.locale).approve(refundNo);
}
