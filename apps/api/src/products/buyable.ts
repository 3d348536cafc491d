import type { LineTroubleReason } from '@souk/contract';
import { lineTroubleOf, priceNowCents } from '@souk/domain';
import { sql } from 'kysely';
import { isMerchantClosed, type MerchantHours } from '../merchants/opening';

interface PriceRow {
  price_cents: number;
  compared_cents: number | null;
  discount: number;
  discount_expiry: Date | null;
}

/** What one piece of a variant costs now, in cents. */
export const unitCentsOf = (row: PriceRow, now: Date): number =>
  priceNowCents(
    {
      cents: row.price_cents,
      comparedCents: row.compared_cents,
      discount: row.discount,
      discountExpiry: row.discount_expiry,
    },
    now,
  ).cents;

/**
 * `priceNowCents` of a product, as SQL on the alias `p`, for lists that the database orders and narrows.
 * `price.property.test.ts` holds it against the rule.
 */
export const productCentsNow = (now: Date) => sql<number>`
  case when p.discount >= 1 and p.discount_expiry > ${now}
    then round(greatest(p.price_cents, p.store_price_cents) * (100 - p.discount) / 100.0)::int else p.store_price_cents end`;

interface StockRow extends MerchantHours {
  on_shelf: boolean;
  on_sale: boolean;
  stock: number;
}

/** Why so many pieces of a variant cannot be bought now; null when they can. */
export const troubleOf = (row: StockRow, now: Date, num = 1): LineTroubleReason | null =>
  lineTroubleOf(
    { isOnShelf: row.on_shelf, isOnSale: row.on_sale, isMerchantClosed: isMerchantClosed(row, now), stock: row.stock },
    num,
  );
