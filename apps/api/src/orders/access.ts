import { sql } from 'kysely';
import { row } from '../database/tx';
import { notFound } from '../errors';
import type { Ctx } from '../http/handlers';
import { tokenOpens } from './order-token';

/** What decides whether and how a purchase can be paid. */
export interface PurchaseHead {
  order_no: string;
  store_id: number;
  user_id: string | null;
  state: 'unpaid' | 'paid' | 'cancelled';
  cancel_reason: 'shopper' | 'expired' | null;
  pay_cents: number;
  pay_type: 'stripe' | 'paypal' | 'free' | null;
  expires_at: Date;
  email: string;
  locale: 'en' | 'fr';
}

/** A purchase by its number, whoever asks. For the server's own work. */
export const purchaseHead = (orderNo: string) =>
  row(sql<PurchaseHead>`
    select order_no, store_id, user_id, state, cancel_reason, pay_cents, pay_type, expires_at, email, locale
    from purchase where order_no = ${orderNo}`);

/** The purchase's number of a purchase's or merchant order's number. */
export const purchaseNoOf = (orderNo: string) => orderNo.split('-')[0] ?? '';

/**
 * A purchase for whoever may see it: its owner, or the bearer of one of its tokens.
 * @throws {ReplyError} 404, the same for a stranger's and for one that never was.
 */
export async function accessiblePurchase(
  orderNo: string,
  ctx: Pick<Ctx, 'userId' | 'orderToken'>,
): Promise<PurchaseHead> {
  const found = await purchaseHead(purchaseNoOf(orderNo));
  if (found && ctx.userId !== null && found.user_id === ctx.userId) return found;
  if (found && ctx.orderToken && (await tokenOpens(ctx.orderToken, found.order_no))) return found;
  throw notFound();
}
