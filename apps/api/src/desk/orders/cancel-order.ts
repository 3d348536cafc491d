import { cancelObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { oneOrder } from '../../orders/accessible-tree';
import { purchaseNoOf } from '../../orders/access';
import { noteCancelWords } from '../../orders/desk-cancel.repository';
import { obstacleWords } from '../../orders/obstacle-words';
import { sendCancelMail } from '../../orders/order-mails';
import { wrongOrderState } from '../../orders/order-states';
import { isSentInPart } from '../../orders/order-view';
import { purchaseTrees } from '../../orders/orders.repository';
import { releasePurchase } from '../../orders/settle';
import { closeJob } from '../../payments/close-job';
import { createMerchantSide } from '../../refunds/merchant-side';
import { lockOrders, lockPurchase } from '../../orders/locks';
import { requestCancel } from '../../refunds/request-cancel';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { disputeOfCancel } from './order-disputes.repository';

/**
 * Ends an order for the platform, inside the caller's transaction: an unpaid purchase whole; of a paid one this order alone,
 * whose money goes back at once by the same request and approval as a shopper's cancel. The shopper is mailed.
 * @param asked.message words to the shopper; empty: none
 * @throws {ReplyError} 404; 409 with why it is past that, or that it was paid since the person saw it
 */
export async function cancelOrder(
  deps: Deps,
  orderNo: string,
  { from, message }: Pick<DeskInputOf<'cancel'>['body'], 'from' | 'message'>,
  ctx: DeskCtx,
): Promise<void> {
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
  if (from !== undefined && paid !== (from === 'paid'))
    throw wrongOrderState({ paid, status: order.status }, deskWords(ctx.locale, 'moved'));
  const now = deps.clock.now();
  if (!paid) {
    await releasePurchase(purchaseNo, 'staff', now);
    await deps.jobs.send(closeJob, { orderNo: purchaseNo }, { key: purchaseNo });
    await noteCancelWords(sql`purchase_no = ${purchaseNo}`, message);
    return sendCancelMail(deps, { orderNo, dispute: null });
  }
  const refundNo = await requestCancel({ order, items, ctx: { userId: tree.purchase.user_id }, now });
  await createMerchantSide(deps, ctx.locale).approve(refundNo);
  await noteCancelWords(sql`order_no = ${orderNo}`, message);
  await sendCancelMail(deps, { orderNo, dispute: await disputeOfCancel(orderNo) });
}
