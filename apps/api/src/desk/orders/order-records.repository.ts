import type { DeskData, PaymentTry, TicketObstacle } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import type { Locale } from '../../locale';
import type { Scope } from '../desk-ctx';
import { isWaitingTicket } from '../support/desk-tickets.repository';

/** A try to pay a purchase, as the desk shows it. Cents. */
export interface TryRow {
  id: number;
  provider: PaymentTry['provider'];
  created_at: Date;
  amount_cents: number;
  status: PaymentTry['state'];
  ref: string | null;
  charge_ref: string | null;
  fail_reason: string | null;
}

/** Tries to pay a purchase, the newest first. */
export const triesToPay = (purchaseNo: string) =>
  rows(sql<TryRow>`
    select id, provider, created_at, amount_cents, status, ref, charge_ref, fail_reason
    from payment where purchase_no = ${purchaseNo} order by id desc`);

/** A mail in the outbox. `key`: its kind, what it is about and more, with colons between them. */
interface MailRow {
  id: number;
  key: string;
  recipient: string;
  subject: string;
  created_at: Date;
  sent_at: Date | null;
}

/**
 * Mails whose keys begin so, the newest first. All of them are found before the newest are chosen: the planner, which cannot know how few
 * they are, would look through all mails from the newest on.
 * @param most so many of them
 */
export const mailsByKeys = (beginnings: readonly string[], most: number) =>
  rows(sql<MailRow>`
    with found as materialized (
      select x.id, x.dedupe_key as key, x.recipient, x.subject, x.created_at, x.sent_at
      from unnest(${[...beginnings]}::text[]) as b(key) join outbox x on x.dedupe_key ~>=~ b.key and x.dedupe_key ~<~ (b.key || '~'))
    select * from found order by id desc limit ${most}`);

/** Whether a ticket `t` is about an order: about itself, or about a refund of it. @param orderNo a column, or a number */
export const isAbout = (
  orderNo: ReturnType<typeof sql>,
) => sql`(t.associated_type = 'order' and t.associated_no = ${orderNo}
  or t.associated_type = 'refund' and t.associated_no in (select x.refund_no from refund x where x.order_no = ${orderNo}))`;

/** Numbers of orders about which, or about a refund of which, a ticket is open: there are few. */
export const ordersWithTicket = ({ storeId }: Scope) => sql`
  select t.associated_no from ticket t where t.store_id = ${storeId} and t.status <> 'CLOSED' and t.associated_type = 'order'
  union select x.order_no from ticket t join refund x on x.refund_no = t.associated_no
    where t.store_id = ${storeId} and t.status <> 'CLOSED' and t.associated_type = 'refund'`;

/** Tickets about an order, the last one that moved first. */
export const ticketsAbout = ({ storeId }: Scope, orderNo: string) =>
  rows(sql<NonNullable<DeskData<'orderRecords'>['tickets']>[number]>`
    select t.id, t.ticket_no as "ticketNo", t.subject, t.status, ${isWaitingTicket} as waits
    from ticket t where t.store_id = ${storeId} and ${isAbout(sql`${orderNo}`)} order by t.modified_at desc, t.id desc limit 20`);

/** Whom a ticket about an order would ask; `obstacle`: why nobody can be asked. */
export const askedOf = (orderNo: string) =>
  row(sql<{ user_id: string | null; language: Locale; obstacle: TicketObstacle | null }>`
    select p.user_id, coalesce(s.locale, p.locale) as language, case when p.user_id is null then 'guest'
      when exists (select 1 from ticket t where t.store_id = p.store_id and t.status <> 'CLOSED' and ${isAbout(sql`o.order_no`)}) then 'open' end as obstacle
    from merchant_order o join purchase p on p.order_no = o.purchase_no left join shopper s on s.sub = p.user_id
    where o.order_no = ${orderNo}`);

/** Numbers of an order's refunds. */
export const refundsOf = async (orderNo: string): Promise<string[]> =>
  (await rows(sql<{ no: string }>`select refund_no as no from refund where order_no = ${orderNo}`)).map(({ no }) => no);
