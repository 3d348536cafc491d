import { sql } from 'kysely';
import { listOf, row, rows, run } from '../database/tx';
import type { ProductAttribute } from '../products/options';

/** A line with all that decides whether and for how much it can be bought. */
export interface LineRow {
  id: number;
  cart_num: number;
  seen_price_cents: number;
  product_id: number;
  variant_id: number;
  variant_key: string;
  sku: string;
  stock: number;
  on_sale: boolean;
  price_cents: number;
  compared_cents: number | null;
  variant_image: string;
  slug: string;
  unique_key: string;
  name_en: string;
  name_fr: string;
  image: string;
  discount: number;
  discount_expiry: Date | null;
  landing_page: boolean;
  listed: boolean;
  on_shelf: boolean;
  is_shipping_included: boolean;
  attributes: ProductAttribute[];
  merchant_id: number;
  merchant_name: string;
  closed_until: Date | null;
  is_open: boolean;
}

/** A variant as something to be put into a cart. */
export type VariantToBuy = Omit<LineRow, 'id' | 'cart_num' | 'seen_price_cents'>;

const variantColumns = sql`
  p.id as product_id, v.id as variant_id, v.unique_key as variant_key, v.sku, v.stock, v.on_sale, v.price_cents, v.compared_cents,
  v.image as variant_image, p.slug, p.unique_key, p.name_en, p.name_fr, p.image,
  p.discount, p.discount_expiry, p.landing_page, p.listed, p.on_shelf, p.is_shipping_included,
  p.attributes, p.merchant_id, m.name as merchant_name, m.closed_until, m.is_open`;

/** A cart's lines, newest first. */
export const findLines = (storeId: number, owner: string) =>
  rows(sql<LineRow>`
    select l.id, l.cart_num, l.seen_price_cents, ${variantColumns}
    from cart_line l join variant v on v.id = l.variant_id join product p on p.id = l.product_id
      join merchant m on m.id = p.merchant_id
    where l.store_id = ${storeId} and l.owner = ${owner} order by l.created_at desc, l.id desc`);

/** Variants of products with what decides whether they can be bought, in the order in which they were made. */
export const findVariantsToBuy = (storeId: number, productIds: readonly number[]) =>
  rows(sql<VariantToBuy>`
    select ${variantColumns} from product p join variant v on v.product_id = p.id join merchant m on m.id = p.merchant_id
    where p.id in ${listOf(productIds)} and p.store_id = ${storeId} order by v.id`);

/** Whose cart, and the key of the request that changes it. */
export interface CartChange {
  storeId: number;
  owner: string;
  key: string | null;
  now: Date;
}

/** A variant, what a cart has of it, how many lines that cart has, and whether the request was carried out before. */
export type InCart = VariantToBuy & { had: number; lines: number; is_done: boolean };

/** Variants of products as `findVariantsToBuy`, seen from a cart. */
export const findVariantsForCart = ({ storeId, owner, key }: CartChange, productIds: readonly number[]) =>
  rows(sql<InCart>`
    select ${variantColumns}, coalesce(l.cart_num, 0) as had,
      (select count(*) from cart_line where store_id = ${storeId} and owner = ${owner})::int as lines,
      ${key ? sql`exists (select 1 from done_request where owner = ${owner} and key = ${key})` : sql`false`} as is_done
    from product p join variant v on v.product_id = p.id join merchant m on m.id = p.merchant_id
      left join cart_line l on l.store_id = ${storeId} and l.owner = ${owner} and l.variant_id = v.id
    where p.id in ${listOf(productIds)} and p.store_id = ${storeId} order by v.id`);

/** Pieces or lines of a cart. */
export async function countLines(storeId: number, owner: string, isPieces: boolean): Promise<number> {
  const found = await row(sql<{ lines: number; pieces: number }>`
    select count(*) as lines, coalesce(sum(cart_num), 0)::int as pieces
    from cart_line where store_id = ${storeId} and owner = ${owner}`);
  return (isPieces ? found?.pieces : found?.lines) ?? 0;
}

/** Pieces of a variant on their way into a cart. */
export interface NewLine {
  variant: VariantToBuy;
  number: number;
  priceCents: number;
}

/** What became of them: the line as it is now. */
export interface Added {
  id: number;
  variant_id: number;
  cart_num: number;
  /** All pieces that the cart holds now. */
  pieces: number;
}

/**
 * Adds to the lines of variants, or makes them; never beyond stock. The price seen becomes today's.
 * @param cart.key a request's own: what was noted before is not done again, and nothing is answered.
 */
export function addToLines({ storeId, owner, key, now }: CartChange, lines: readonly NewLine[]): Promise<Added[]> {
  const list = lines.map(
    ({ variant, number, priceCents }) =>
      sql`(${variant.product_id}::bigint, ${variant.variant_id}::bigint, ${number}::int, ${variant.stock}::int, ${priceCents}::int)`,
  );
  const noted = key
    ? sql`noted as (insert into done_request(owner, key, at) values (${owner}, ${key}, ${now}) on conflict do nothing returning 1),`
    : sql``;
  return rows(sql<Added>`
    with ${noted} asked as (
      select * from (values ${sql.join(list)}) as x(p, v, num, stock, price)
    ), added as (
      insert into cart_line as l(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, seen_stock, created_at, updated_at)
      select ${storeId}, ${owner}, p, v, least(num, stock), price, stock, ${now}, ${now} from asked
      ${key ? sql`where exists (select 1 from noted)` : sql``} order by v
      on conflict (store_id, owner, variant_id) do update
        set cart_num = greatest(1, least(l.cart_num + excluded.cart_num, excluded.seen_stock)),
          seen_price_cents = excluded.seen_price_cents, seen_stock = excluded.seen_stock, updated_at = excluded.updated_at
      returning id, variant_id, cart_num
    ), others as (
      select coalesce(sum(cart_num), 0) as pieces from cart_line
      where store_id = ${storeId} and owner = ${owner} and variant_id not in (select variant_id from added)
    )
    select added.*, (others.pieces + sum(added.cart_num) over ())::int as pieces from added cross join others`);
}

/** Sets what a line holds. */
export const setNumber = (id: number, number: number, now: Date) =>
  run(sql`update cart_line set cart_num = ${number}, updated_at = ${now} where id = ${id}`);

/** Takes lines out of a cart; foreign ids do nothing. */
export const deleteLines = (storeId: number, owner: string, ids: readonly number[]) =>
  run(sql`delete from cart_line where store_id = ${storeId} and owner = ${owner} and id = any(${ids}::bigint[])`);
