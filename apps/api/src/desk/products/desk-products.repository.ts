import type { DeskProductTab, SortOf, TaxCategory } from '@souk/contract/desk';
import { lowStockBelow } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../locale';
import { row, rows } from '../../database/tx';
import { productCentsNow } from '../../products/buyable';
import type { ProductAttribute } from '../../products/options';
import type { PictureTexts } from '../../products/picture-texts';
import type { Scope } from '../desk-ctx';
import { orderOf } from '../sort-rows';

/** A product as a desk's list shows it. */
export interface ListedProduct {
  id: number;
  name_en: string;
  name_fr: string;
  slug: string;
  unique_key: string;
  image: string;
  merchant_id: number;
  merchant_name: string;
  variants: number;
  cents: number;
  shown_now: number;
  discount: number;
  discount_expiry: Date | null;
  stock: number;
  on_shelf: boolean;
  version: number;
  category_en: string;
  category_fr: string;
  category_id: number;
  description_en: string;
  description_fr: string;
  images: string[];
  picture_texts: PictureTexts;
  tax_category: TaxCategory;
  attributes: ProductAttribute[];
}

export interface VariantRow {
  id: number;
  sku: string;
  image: string;
  price_cents: number;
  compared_cents: number | null;
  stock: number;
  on_sale: boolean;
}

const isLow = sql`exists (
  select 1 from variant v where v.product_id = p.id and v.on_sale and v.stock between 1 and ${sql.lit(lowStockBelow - 1)})`;

/** Whether a picture is not described in one of the languages. */
const isUndescribed = sql`exists (
  select 1 from unnest(p.images || p.image) as picture(url) where url <> '' and (
    coalesce(p.picture_texts #>> array[url, 'en'], '') = '' or coalesce(p.picture_texts #>> array[url, 'fr'], '') = ''))`;

const tabs = (now: Date): Record<DeskProductTab, RawBuilder<unknown>> => ({
  all: sql`true`,
  live: sql`p.on_shelf`,
  hidden: sql`not p.on_shelf`,
  low: sql`p.on_shelf and ${isLow}`,
  out: sql`p.on_shelf and not p.in_stock`,
  offer: sql`p.discount > 0 and p.discount_expiry > ${now}`,
  undescribed: isUndescribed,
});

/** Products that a scope sees. */
export const productsSeen = ({ storeId, merchantId }: Scope) => sql`
  from product p join merchant m on m.id = p.merchant_id
  where p.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and p.merchant_id = ${merchantId}`}`;

/** Which products a part of the list holds. */
export const tabOf = (tab: DeskProductTab, now: Date) => tabs(now)[tab];

const columns = (now: Date) => sql`p.id, p.name_en, p.name_fr, p.slug, p.unique_key, p.image, p.merchant_id,
  m.name as merchant_name, p.store_price_cents as cents, ${productCentsNow(now)} as shown_now, p.discount, p.discount_expiry,
  p.on_shelf, p.version, p.attributes, p.category_id, p.description_en, p.description_fr, p.images, p.picture_texts, p.tax_category,
  (select c.name ->> 'en' from category c where c.id = p.category_id) as category_en,
  (select c.name ->> 'fr' from category c where c.id = p.category_id) as category_fr,
  (select count(*)::int from variant v where v.product_id = p.id) as variants,
  (select coalesce(sum(v.stock), 0)::int from variant v where v.product_id = p.id) as stock`;

interface ProductFilter {
  tab: DeskProductTab;
  q: string;
  sort?: SortOf<'products'> | undefined;
  merchant?: number | undefined;
  locale: Locale;
  now: Date;
}

/** One page of the products that a scope sees, by name unless it says otherwise, and how many match. */
export async function listProductsOf(
  scope: Scope,
  { tab, q, sort, merchant, locale, now }: ProductFilter,
  at: { limit: number; offset: number },
) {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const which = sql`${productsSeen(scope)} and ${tabs(now)[tab]}
    ${merchant ? sql`and p.merchant_id = ${merchant}` : sql``}
    ${q ? sql`and (p.name_en ilike ${like} or p.name_fr ilike ${like} or p.slug ilike ${like} or p.unique_key = ${q})` : sql``}`;
  const name = sql.ref(`p.name_${locale}`);
  const order = orderOf<'products'>({
    columns: { name, price: productCentsNow(now) },
    unique: sql`p.id`,
    sort,
    own: sql`${name}, p.id`,
  });
  // what is shown of a product is read for those of the page alone, not for all before them
  const list = await rows(sql<ListedProduct>`
    select ${columns(now)} from (select p.id ${which} order by ${order} limit ${at.limit} offset ${at.offset}) page
      join product p on p.id = page.id join merchant m on m.id = p.merchant_id
    order by ${order}`);
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** One product that a scope sees; undefined: there is none. */
export const seenProduct = (scope: Scope, id: number, now: Date) =>
  row(sql<ListedProduct>`select ${columns(now)} ${productsSeen(scope)} and p.id = ${id}`);

/** Variants of a product. @param isLocked holds them until the transaction ends, in the order of their ids as the checkout does */
export const variantsOf = (productId: number, isLocked = false) =>
  rows(sql<VariantRow>`
    select id, sku, image, price_cents, compared_cents, stock, on_sale from variant
    where product_id = ${productId} order by id ${isLocked ? sql`for no key update` : sql``}`);

export interface MoveRow {
  id: number;
  at: Date;
  sku: string;
  delta: number;
  reason: string;
  note: string;
  actor_name: string;
}

/** The latest changes of a product's stock by hand. */
export const movesOf = (productId: number) =>
  rows(sql<MoveRow>`
    select s.id, s.at, v.sku, s.delta, s.reason, s.note, s.actor_name
    from stock_move s join variant v on v.id = s.variant_id where v.product_id = ${productId} order by s.id desc limit 20`);

/** How many products have little left. */
export const pileOfLowStock = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, null::timestamptz as oldest ${productsSeen(scope)} and p.on_shelf and ${isLow}`);
