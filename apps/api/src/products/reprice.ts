import { sql } from 'kysely';
import { run } from '../database/tx';

/**
 * Keeps `shown_cents`, by which lists are sorted and narrowed, at what a card shows: a live discount, else the store's
 * price. Discounts run out by themselves, so a job calls this every few minutes.
 * @returns how many products changed.
 */
export const reprice = (now: Date): Promise<number> =>
  run(sql`
    update product set shown_cents = fresh.cents
    from (
      select id, case when discount > 0 and discount_expiry > ${now}
        then round(price_cents * (100 - discount) / 100.0)::int else store_price_cents end as cents
      from product where discount > 0
    ) as fresh
    where fresh.id = product.id and product.shown_cents <> fresh.cents`);
