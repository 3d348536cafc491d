import { refundablePieces } from '@souk/domain';
import { refundMostCents, refundObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { moneyText } from '../../money';
import { oneOrder } from '../../orders/accessible-tree';
import { purchaseNoOf } from '../../orders/access';
import { obstacleWords } from '../../orders/obstacle-words';
import { wrongOrderState } from '../../orders/order-states';
import { isSentInPart } from '../../orders/order-view';
import { purchaseTrees } from '../../orders/orders.repository';
import type { ParcelPieces } from '../../orders/parcels';
import { createMerchantSide } from '../../refunds/merchant-side';
import { wantedOf } from '../../refunds/refunds.service';
import { lockOrders, lockPurchase } from '../../orders/locks';
import { amountOf, storeRequest } from '../../refunds/request';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';

/** What the shop gave back of an order by itself before. */
const givenBefore = async (orderNo: string): Promise<number> =>
  (
    await row(sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::int as cents from refund where order_no = ${orderNo} and reason_code = 'given'`)
  )?.cents ?? 0;

/**
 * Gives money back for pieces of an order without a request, inside the caller's transaction: by the same request and approval
 * as a shopper's, so that all sums hold. The goods stay with the shopper.
 * @throws {ReplyError} 404; 409 with why it cannot be given back; 403 above what the role may give
 */
export async function refundOrder(
  deps: Deps,
  orderNo: string,
  pieces: ParcelPieces,
  ctx: DeskCtx,
): Promise<{ refundNo: string; cents: number }> {
  const purchaseNo = purchaseNoOf(orderNo);
  await lockPurchase(purchaseNo);
  await lockOrders(orderNo);
  const [tree] = await purchaseTrees([purchaseNo], { withHidden: true });
  if (!tree) throw notFound();
  const { order, items } = oneOrder(tree, orderNo);
  const paid = tree.purchase.state === 'paid';
  const isSent = order.status > 0;
  const obstacle = refundObstacle({
    paid,
    status: order.status,
    hasOpenRefund: order.has_open_refund,
    isDelivered: false,
    isPartlySent: isSentInPart({ order, items }),
    hasRefundable: items.some((item) => refundablePieces(item, isSent) > 0),
  });
  if (obstacle) throw wrongOrderState({ paid, status: order.status }, obstacleWords(ctx.locale, obstacle));
  const named = pieces.map(({ id, num }) => ({ orderInfoId: id, num }));
  const amount = amountOf(items, wantedOf(items, named, isSent, ctx), isSent);
  const most = refundMostCents(ctx.roles);
  if (most !== null && amount.amountCents + (await givenBefore(orderNo)) > most) {
    const { currency_symbol: symbol } = tree.purchase;
    throw new ReplyError(
      'REFUND_OVER_LIMIT',
      deskWords(ctx.locale, 'overLimit', { most: moneyText({ cents: most, symbol }, ctx.locale) }),
    );
  }
  const refundNo = await storeRequest({
    ...amount,
    orderNo,
    userId: tree.purchase.user_id,
    type: 1,
    isCancel: false,
    reason: '',
    reasonCode: 'given',
    explain: '',
    images: [],
    now: deps.clock.now(),
  });
  await createMerchantSide(deps, ctx.locale).approve(refundNo);
  return { refundNo, cents: amount.amountCents };
}
