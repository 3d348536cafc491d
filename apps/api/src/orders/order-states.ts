import {
  orderCodes,
  type OrderMove,
  orderMoves,
  type OrderStanding,
  type OrderStatus,
  orderStatusOf,
} from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { run } from '../database/tx';
import { ReplyError } from '../errors';

/** A status that the order's own row tells; `unpaid` stands in its purchase. */
type OwnStatus = Exclude<OrderStatus, 'unpaid'>;

/**
 * Whether an order has one of these statuses, as SQL. `paid` here is "to ship": an unpaid order has the same code.
 * @param column its status, with the alias of its table
 */
export const orderIn = (column: string, statuses: readonly OwnStatus[]) =>
  sql<boolean>`${sql.raw(`${column} in (${statuses.map((status) => orderCodes[status]).join(', ')})`)}`;

/** 409 with the state now, so that whoever pressed twice sees what the first press did. */
export const wrongOrderState = (standing: OrderStanding, message: string) =>
  new ReplyError('ORDER_STATE_CHANGED', message, { state: orderStatusOf(standing), status: standing.status });

type OwnMove = Exclude<OrderMove, 'pay' | 'cancelUnpaid' | 'expire'>;

/**
 * Makes one move of `orderMoves`, of an order that is paid. The purchase's own moves (pay, cancel, expire) are in settle.ts.
 * @param more.set more columns, each after a comma; `more.where` narrows it further, after an `and`
 * @returns false when the order is not where the move begins; then nothing changed
 */
export async function moveOrder(
  orderNo: string,
  name: OwnMove,
  more: { set?: RawBuilder<unknown>; where?: RawBuilder<unknown> } = {},
): Promise<boolean> {
  const { from, to } = orderMoves[name];
  const moved = await run(sql`
    update merchant_order set status = ${orderCodes[to]}::smallint ${more.set ?? sql``}
    where order_no = ${orderNo} and ${orderIn('status', from)} ${more.where ?? sql``}
      and exists (select 1 from purchase p where p.order_no = purchase_no and p.state = 'paid')`);
  return moved > 0;
}
