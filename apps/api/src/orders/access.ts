import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../locale';
import { row } from '../database/tx';
import { notFound } from '../errors';
import type { Ctx } from '../http/handlers';
import { tokenHash } from './order-token';

/** What decides whether and how a purchase can be paid. */
export interface PurchaseHead {
  order_no: string;
  store_id: number;
  user_id: string | null;
  state: 'unpaid' | 'paid' | 'cancelled';
  cancel_reason: 'shopper' | 'expired' | 'staff' | null;
  pay_cents: number;
  pay_type: 'stripe' | 'paypal' | 'free' | null;
  expires_at: Date;
  email: string;
  locale: Locale;
}

const columns = sql`p.order_no, p.store_id, p.user_id, p.state, p.cancel_reason, p.pay_cents, p.pay_type, p.expires_at,
  p.email, p.locale`;

/**
 * Of one purchase, named by its number. Said so that the index over all unpaid ones does not fit: it is small, so the
 * planner would read the whole of it for one number.
 */
export const isUnpaid = sql`state is not distinct from 'unpaid'`;

/** A purchase by its number, whoever asks. For the server's own work. */
export const purchaseHead = (orderNo: string) =>
  row(sql<PurchaseHead>`select ${columns} from purchase p where p.order_no = ${orderNo}`);

/** The purchase's number of a purchase's or merchant order's number. */
export const purchaseNoOf = (orderNo: string) => orderNo.split('-')[0] ?? '';

/**
 * A purchase for whoever may see it: its owner, or the bearer of one of its tokens.
 * @param more columns to read on the way, of `purchase p`
 * @throws {ReplyError} 404, the same for a stranger's and for one that never was.
 */
export async function accessiblePurchase<M extends object = object>(
  orderNo: string,
  ctx: Pick<Ctx, 'userId' | 'orderToken'>,
  more?: RawBuilder<M>,
): Promise<PurchaseHead & M> {
  const hash = ctx.orderToken ? tokenHash(ctx.orderToken) : null;
  const found = await row(sql<PurchaseHead & M & { opens: boolean }>`
    select ${columns}, exists (select 1 from order_token t where t.token_hash = ${hash}::text and t.order_no = p.order_no) as opens
      ${more ? sql`, ${more}` : sql``}
    from purchase p where p.order_no = ${purchaseNoOf(orderNo)}`);
  const isOwn = found && ctx.userId !== null && found.user_id === ctx.userId;
  if (!found || !(isOwn || found.opens)) throw notFound();
  return found;
}
