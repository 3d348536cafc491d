import { canMove, refundMoves, refundStateOf } from '@souk/domain';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { businessFigures } from '../figures/business-figures';
import { bookRefundEntry } from '../ledger/book-refund-entry';
import { usdOf } from '../money';
import { settled } from '../refund-payouts/refund-payouts.repository';
import { addEvent } from '../orders/events';
import { addPoints, pointsFor } from '../orders/points';
import { noteRefundPaid } from '../webhooks/messages';
import { closeRefundedOrder } from './close-order';
import { sendRefundMail } from './refund-mails';
import { moveRefund } from './refund-states';
import { findRefund, type RefundRow, updateRefundStatus } from './refunds.repository';
import { lockPurchase } from '../orders/locks';
import { lockRefund } from './request';

/** Takes back what the order earned with this money, once its shopper had the points. */
const takePointsBack = async (refund: RefundRow, now: Date) => {
  const userId = refund.user_id;
  if (userId === null) return;
  const earned = await row(sql<{ kept_cents: number }>`
    select o.pay_cents - o.refunded_cents as kept_cents from merchant_order o join points_entry e on e.link_no = o.order_no
    where o.order_no = ${refund.order_no} and e.user_id = ${userId} and e.kind = 'order'`);
  if (!earned) return;
  // what is left decides, not each part: many small parts are worth no less than one large one
  const amount = pointsFor(earned.kept_cents + refund.amount_cents) - pointsFor(earned.kept_cents);
  if (amount > 0) {
    await addPoints({ userId, kind: 'refund', linkNo: refund.refund_no, amount: -amount, now });
  }
};

/** Books money that went back, once, in one transaction: order, payment, ledger, stock, coupons, points, timeline, webhooks, mail. */
export const bookRefund = (
  deps: Pick<Deps, 'clock' | 'mail' | 'config'>,
  refundNo: string,
  providerRef: string | null,
  { isMailed = true }: { isMailed?: boolean } = {},
) =>
  tx(async () => {
    const now = deps.clock.now();
    await settled(refundNo, now);
    const known = await findRefund(refundNo);
    // parts of one purchase come one after the other: the last of them gives the platform's coupon back
    if (known) await lockPurchase(known.purchase_no);
    const refund = await lockRefund(refundNo);
    if (!refund || !canMove(refundMoves.pay, refundStateOf(refund.status))) return;
    const set = sql`, refunded_at = ${now}, provider_ref = ${providerRef}`;
    await moveRefund(refund, 'pay', { locale: 'en', set });
    await run(sql`
      update merchant_order set refunded_cents = refunded_cents + ${refund.amount_cents} where order_no = ${refund.order_no}`);
    await run(sql`
      update payment set refunded_cents = refunded_cents + ${refund.amount_cents}
      where purchase_no = ${refund.purchase_no} and status = 'paid'`);
    await bookRefundEntry(refund, now);
    await updateRefundStatus(refund.order_no);
    await closeRefundedOrder(refund, now);
    await takePointsBack(refund, now);
    const amount = usdOf(refund.amount_cents).toFixed(2);
    for (const no of [refund.order_no, refundNo]) await addEvent(no, 'refunded', now, { amount });
    await noteRefundPaid(refundNo, now);
    if (isMailed && refund.is_mailed) await sendRefundMail(deps, 'paid', refundNo);
    businessFigures.refundPaid();
  });
