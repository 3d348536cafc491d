import type { OrderRefundPreview } from '@souk/contract/desk';
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
import { purchaseTrees, type Tree } from '../../orders/orders.repository';
import { createMerchantSide } from '../../refunds/merchant-side';
import { wantedOf } from '../../refunds/refunds.service';
import { lockOrders, lockPurchase } from '../../orders/locks';
import { amountOf, storeRequest } from '../../refunds/request';
import { restock } from '../../refunds/restock';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';

type Asked = DeskInputOf<'orderRefundPreview'>['body'];

/** What the shop gave back of an order by itself before. */
const givenBefore = async (orderNo: string): Promise<number> =>
  (
    await row(sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::int as cents from refund where order_no = ${orderNo} and reason_code = 'given'`)
  )?.cents ?? 0;

/** What is given back of an order, and what the role may give of it: null: all. */
interface Offer {
  tree: Tree;
  isSent: boolean;
  amount: ReturnType<typeof amountOf>;
  /** What goes back besides where the caller says so: of an order that was sent, with its last pieces. */
  postageCents: number;
  mostCents: number | null;
}

/**
 * Works out what a refund of some pieces gives back.
 * @throws {ReplyError} 404; 409 with why it cannot be given back
 */
async function offerOf(orderNo: string, { items: pieces, isPostageBack }: Asked, ctx: DeskCtx): Promise<Offer> {
  const [tree] = await purchaseTrees([purchaseNoOf(orderNo)], { withHidden: true });
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
  const wanted = wantedOf(items, named, isSent, ctx);
  // The postage of what was not sent goes back by itself with the last piece, that of what was sent where the shop gives it.
  const withPostage = amountOf(items, wanted, false);
  const most = refundMostCents(ctx.roles);
  return {
    tree,
    isSent,
    amount: isPostageBack || !isSent ? withPostage : amountOf(items, wanted, true),
    postageCents: isSent ? withPostage.freightCents : 0,
    mostCents: most === null ? null : Math.max(0, most - (await givenBefore(orderNo))),
  };
}

/** What a refund without a request would give back. @throws {ReplyError} as `refundOrder`, but for the limit */
export async function previewRefund(orderNo: string, asked: Asked, ctx: DeskCtx): Promise<OrderRefundPreview> {
  const { amount, postageCents, mostCents } = await offerOf(orderNo, asked, ctx);
  const { amountCents: cents, freightCents } = amount;
  return { goodsCents: cents - freightCents, freightCents, cents, postageCents, mostCents };
}

/**
 * Gives money back for pieces of an order without a request, inside the caller's transaction: by the same request and approval
 * as a shopper's, so that all sums hold. What was sent stays with the shopper, unless it came back and can be sold.
 * @throws {ReplyError} 404; 409 with why it cannot be given back; 403 above what the role may give
 */
export async function refundOrder(
  deps: Deps,
  orderNo: string,
  asked: DeskInputOf<'orderRefund'>['body'],
  ctx: DeskCtx,
): Promise<{ refundNo: string; cents: number }> {
  await lockPurchase(purchaseNoOf(orderNo));
  await lockOrders(orderNo);
  const { tree, isSent, amount, mostCents } = await offerOf(orderNo, asked, ctx);
  if (mostCents !== null && amount.amountCents > mostCents) {
    const most = moneyText(
      { cents: refundMostCents(ctx.roles) ?? 0, symbol: tree.purchase.currency_symbol },
      ctx.locale,
    );
    throw new ReplyError('REFUND_OVER_LIMIT', deskWords(ctx.locale, 'overLimit', { most }));
  }
  const now = deps.clock.now();
  const { isSellable = !isSent, isMailed, message } = asked;
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
    now,
    given: { is_unsellable: !isSellable, message: isMailed ? message : '', is_mailed: isMailed },
  });
  if (isSent && isSellable) await restock(refundNo, now);
  await createMerchantSide(deps, ctx.locale).approve(refundNo);
  return { refundNo, cents: amount.amountCents };
}
