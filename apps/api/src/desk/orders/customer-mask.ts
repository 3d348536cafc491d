import { customerShownDays, dayMs } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../desk-ctx';

/**
 * Whether a desk no longer shows who bought: a merchant's does not, so many days after the order was delivered or cancelled. Lists, an order,
 * its papers and what a search finds all ask here. The platform's desk, which answers for the data, goes on showing it.
 * @param names of the order and of its purchase in the statement
 */
export const isCustomerMasked = (
  { merchantId }: Scope,
  now: Date,
  { order, purchase } = { order: 'o', purchase: 'p' },
): RawBuilder<boolean> => {
  if (merchantId === null) return sql<boolean>`false`;
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`);
  const over = sql`coalesce(${column(order, 'cancelled_at')}, ${column(purchase, 'cancelled_at')}, ${column(order, 'delivered_at')},
    ${column(order, 'received_at')}, ${column(order, 'completed_at')})`;
  const before = new Date(now.getTime() - customerShownDays * dayMs);
  return sql<boolean>`coalesce(${over} < ${before}, false)`;
};
