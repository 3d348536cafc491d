import { openOrderRefunds, orderRefundCodes, refundCodes, type RefundState } from '@souk/domain';
import { sql } from 'kysely';

/** Whether a request is in one of these states, as SQL. @param column its status, with the alias of its table */
export const refundIn = (column: string, states: readonly RefundState[]) =>
  sql<boolean>`${sql.raw(`${column} in (${states.map((state) => refundCodes[state]).join(', ')})`)}`;

/** Whether a request of an order is open, as SQL. @param order the alias of its table */
export const hasOpenRefund = (order: string) =>
  sql<boolean>`${sql.raw(`${order}.refund_status in (${openOrderRefunds.map((name) => orderRefundCodes[name]).join(', ')})`)}`;
