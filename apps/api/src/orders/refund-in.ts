import { grantedRefunds, openOrderRefunds, orderRefundCodes, refundCodes, type RefundState } from '@souk/domain';
import { sql } from 'kysely';

/** Whether a request is in one of these states, as SQL. @param column its status, with the alias of its table */
export const refundIn = (column: string, states: readonly RefundState[]) =>
  sql<boolean>`${sql.raw(`${column} in (${states.map((state) => refundCodes[state]).join(', ')})`)}`;

/** Whether a request of an order is open, as SQL. @param order the alias of its table */
export const hasOpenRefund = (order: string) =>
  sql<boolean>`${sql.raw(`${order}.refund_status in (${openOrderRefunds.map((name) => orderRefundCodes[name]).join(', ')})`)}`;

/** Whether an order was refunded while pieces of it are left, as SQL: `isAllRefunded` of the domain, the other way round. @param order the alias of its table */
export const isRefundedInPart = (order: string) => sql<boolean>`
  (${sql.raw(`${order}.refund_status = ${orderRefundCodes.refunded} and ${order}.refunded_cents < ${order}.pay_cents`)} and exists (
    select 1 from order_item i where i.order_no = ${sql.raw(order)}.order_no and i.num > (
      select coalesce(sum(ri.num), 0) from refund_item ri join refund r on r.refund_no = ri.refund_no
      where ri.order_item_id = i.id and ${refundIn('r.status', grantedRefunds)})))`;
