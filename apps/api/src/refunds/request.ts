import { refundCents, refundGoodsCents, type RefundLine } from '@souk/domain';
import { refundNumber } from '../orders/numbers';
import { usdOf } from '../money';
import { addEvent } from '../orders/events';
import { lockOrders } from '../orders/locks';
import type { ItemRow } from '../orders/orders.repository';
import { noteRefundRequested } from '../webhooks/messages';
import { placePostage } from './postage';
import { findRefund, insertRefund, type NewRefund, type RefundRow, updateRefundStatus } from './refunds.repository';

/** A line as the sums see it. */
export const toRefundLine = (item: ItemRow): RefundLine => ({
  id: item.id,
  payNum: item.num,
  asked: item.asked,
  payShare: item.pay_cents,
  postageShare: item.freight_cents,
});

/** What a request for these pieces gives back, line by line and with the postage. */
export function amountOf(items: ItemRow[], wanted: Record<number, number>, isShipped: boolean) {
  const lines = items.map(toRefundLine);
  const amountCents = refundCents(lines, wanted, isShipped);
  const parts = lines
    .filter(({ id }) => (wanted[id] ?? 0) > 0)
    .map((line) => ({ id: line.id, num: wanted[line.id] ?? 0, cents: refundGoodsCents(line, wanted[line.id] ?? 0) }));
  return { amountCents, items: parts, freightCents: amountCents - parts.reduce((sum, { cents }) => sum + cents, 0) };
}

/**
 * Holds the order that a request is of, then the request, until the transaction ends; in this order everywhere, so that two
 * never wait for each other.
 */
export async function lockRefund(refundNo: string): Promise<RefundRow | undefined> {
  const known = await findRefund(refundNo);
  if (known) await lockOrders(known.order_no);
  return known && findRefund(refundNo, true);
}

/** Stores a request inside the caller's transaction, and tells it in both timelines. @returns its number */
export async function storeRequest(request: Omit<NewRefund, 'refundNo'>): Promise<string> {
  const refundNo = refundNumber(request.now);
  await insertRefund({ ...request, refundNo });
  await placePostage(request.orderNo);
  await updateRefundStatus(request.orderNo);
  const data = { amount: usdOf(request.amountCents).toFixed(2) };
  const isAsked = request.reasonCode !== 'given'; // nobody asked for what the shop gives back by itself
  for (const no of isAsked ? [request.orderNo, refundNo] : []) await addEvent(no, 'refundAsked', request.now, data);
  if (isAsked) await noteRefundRequested(refundNo, request.now);
  return refundNo;
}
