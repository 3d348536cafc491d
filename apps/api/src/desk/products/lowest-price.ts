import { dayMs, priceNowCents } from '@souk/domain';
import { lowestPriceDays } from '@souk/domain/desk';
import { sql } from 'kysely';
import { rows, run } from '../../database/tx';

interface PastPrice {
  id: number;
  price_cents: number;
  compared_cents: number | null;
  discount: number;
  discount_expiry: Date | null;
  lowest: number | null;
}

/**
 * What each variant of a product cost at the least during the last 30 days, discounts included, as it stands before a change. What
 * held when the 30 days began counts, and so does what holds now. Cents, by variant.
 * Source: Directive 98/6/EC, art. 6a (2): the lowest price of a period of at least 30 days before the reduction.
 */
export const lowestPrices = async (productId: number, now: Date): Promise<ReadonlyMap<number, number>> => {
  const since = new Date(now.getTime() - lowestPriceDays * dayMs);
  const found = await rows(sql<PastPrice>`
    select v.id, v.price_cents, v.compared_cents, p.discount, p.discount_expiry, (
      select min(case when h.discount > 0 and coalesce(h.discount_ends > ${since}, true)
        then round(h.price_cents * (100 - h.discount) / 100.0)::int else h.price_cents end)
      from price_history h where h.variant_id = v.id and h.at >= coalesce(
        (select max(x.at) from price_history x where x.variant_id = v.id and x.at <= ${since}), ${since})) as lowest
    from variant v join product p on p.id = v.product_id where v.product_id = ${productId}`);
  return new Map(
    found.map(({ id, lowest, ...held }) => {
      const price = { cents: held.price_cents, comparedCents: held.compared_cents };
      const today = priceNowCents({ ...price, discount: held.discount, discountExpiry: held.discount_expiry }, now);
      return [id, Math.min(today.cents, lowest ?? Infinity)];
    }),
  );
};

/** Writes down what variants without a history cost until now: what a first change lowers is not forgotten. */
export const notePricesBefore = (productId: number, now: Date) =>
  run(sql`
    insert into price_history(variant_id, at, price_cents, compared_cents, discount, discount_ends)
    select v.id, least(p.created_at, ${now}::timestamptz - interval '1 second'), v.price_cents, v.compared_cents,
      p.discount, p.discount_expiry
    from variant v join product p on p.id = v.product_id
    where v.product_id = ${productId} and not exists (select 1 from price_history h where h.variant_id = v.id)`);

/**
 * Forgets what a product's variants cost before the 30 days, but for the price that held when these began: a price that a file changes every
 * hour would leave a row for each hour of the store's life. A day longer than the 30, since the clocks of two servers differ.
 */
export const forgetOldPrices = (productId: number, now: Date) => {
  const before = new Date(now.getTime() - (lowestPriceDays + 1) * dayMs);
  return run(sql`
    delete from price_history h using variant v where v.product_id = ${productId} and h.variant_id = v.id
      and h.at < (select max(x.at) from price_history x where x.variant_id = v.id and x.at <= ${before})`);
};
