import { sql } from 'kysely';
import { row, rows, run } from '../database/tx';
import type { Locale } from '../locale';
import type { ProductAttribute } from './options';

/** What somebody waits for; null: any variant of the product. */
interface Wanted {
  productId: number;
  variantId: number | null;
}

/** A request that can be answered now. */
export interface DueAlert {
  product_id: number;
  /** Null: they take any variant. */
  variant_id: number | null;
  /** Values of the variant as its row has them; `''` without one. */
  sku: string;
  attributes: ProductAttribute[];
  store_id: number;
  email: string;
  locale: Locale;
  name_en: string;
  name_fr: string;
  slug: string;
  unique_key: string;
  listed: boolean;
  landing_page: boolean;
}

export const isVariantOf = async ({ productId, variantId }: Wanted): Promise<boolean> =>
  Boolean(await row(sql`select 1 from variant where id = ${variantId} and product_id = ${productId}`));

/** What has to be so, beside the stock, for something of a product `p` of a merchant `m` to be bought. */
const isSold = (now: Date) => sql`p.on_shelf and m.is_open and (m.closed_until is null or m.closed_until <= ${now})`;

/** Whether there is nothing to wait for. */
export const canBeBought = async ({ productId, variantId }: Wanted, now: Date): Promise<boolean> =>
  Boolean(
    await row(sql`
      select 1 from product p join merchant m on m.id = p.merchant_id
      where p.id = ${productId} and ${isSold(now)} and ${
        variantId === null
          ? sql`p.in_stock`
          : sql`exists (select 1 from variant v where v.id = ${variantId} and v.on_sale and v.stock > 0)`
      }`),
  );

/** A table of requests with the column that says what is waited for. A variant's stand apart: see migration 0266. */
const tableOf = ({ productId, variantId }: Wanted) =>
  variantId === null
    ? { table: sql.table('stock_alert'), column: sql.ref('product_id'), id: productId }
    : { table: sql.table('variant_alert'), column: sql.ref('variant_id'), id: variantId };

/** Notes a request; one that was answered before waits anew. */
export const saveAlert = (wanted: Wanted, who: { email: string; locale: Locale }, now: Date) => {
  const { table, column, id } = tableOf(wanted);
  return run(sql`
    insert into ${table}(${column}, email, locale, created_at) values (${id}, ${who.email}, ${who.locale}, ${now})
    on conflict (${column}, email) do update
      set sent_at = null, locale = excluded.locale, created_at = excluded.created_at`);
};

/** Requests for what can be bought now, at most 200. */
export const findDueAlerts = (now: Date) =>
  rows(sql<DueAlert>`
    select a.*, p.attributes, p.store_id, p.name_en, p.name_fr, p.slug, p.unique_key, p.listed, p.landing_page
    from (
      select o.product_id, null::bigint as variant_id, '' as sku, o.email, o.locale
      from stock_alert o join product any_of on any_of.id = o.product_id where o.sent_at is null and any_of.in_stock
      union all
      select v.product_id, v.id, v.sku, o.email, o.locale
      from variant_alert o join variant v on v.id = o.variant_id where o.sent_at is null and v.on_sale and v.stock > 0
    ) a join product p on p.id = a.product_id join merchant m on m.id = p.merchant_id
    where ${isSold(now)} limit 200`);

export const endAlert = (wanted: Wanted, email: string, now: Date) => {
  const { table, column, id } = tableOf(wanted);
  return run(sql`update ${table} set sent_at = ${now} where ${column} = ${id} and email = ${email}`);
};
