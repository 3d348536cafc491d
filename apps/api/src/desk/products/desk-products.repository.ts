import type { MerchantTrust, ProductFilter, ProductReviewState, SortOf, TaxCategory } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../locale';
import { plannedEachTime } from '../../database/planned-each-time';
import { row, rows } from '../../database/tx';
import { soldIn30Days } from '../../orders/sold';
import { productCentsNow } from '../../products/buyable';
import type { ProductAttribute } from '../../products/options';
import type { PictureTexts } from '../../products/picture-texts';
import type { Seo } from '../../products/seo';
import type { Scope } from '../desk-ctx';
import { nearerEnd } from '../nearer-end';
import { backwards, orderOf } from '../sort-rows';
import { holdsFew, isLow, isWaiting, productsMatching, productsSeen } from './product-filter';
import { productOfKey, productsOfText } from './products-by-text';

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
  sold_lately: number;
  on_shelf: boolean;
  /** Whether its merchant's shop was never opened. */
  is_preparing: boolean;
  is_suspended: boolean;
  archived_at: Date | null;
  changed_at: Date;
  review_state: ProductReviewState;
  review_reason: string;
  review_at: Date | null;
  trust: MerchantTrust;
  version: number;
  category_en: string;
  category_fr: string;
  category_id: number;
  description_en: string;
  description_fr: string;
  images: string[];
  picture_texts: PictureTexts;
  seo: Seo;
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
  sku_code: string;
}

const columns = (now: Date) => sql`p.id, p.name_en, p.name_fr, p.slug, p.unique_key, p.image, p.merchant_id,
  (select m.name from merchant m where m.id = p.merchant_id) as merchant_name, p.store_price_cents as cents, ${productCentsNow(now)} as shown_now, p.discount, p.discount_expiry,
  p.on_shelf, p.archived_at, p.review_state, p.review_reason, p.review_at,
  (select m.state = 'preparing' from merchant m where m.id = p.merchant_id) as is_preparing,
  (select m.state = 'suspended' from merchant m where m.id = p.merchant_id) as is_suspended,
  (select m.trust from merchant m where m.id = p.merchant_id) as trust, p.version, p.attributes, p.category_id, p.description_en, p.description_fr, p.images, p.picture_texts, p.seo, p.tax_category,
  (select c.name ->> 'en' from category c where c.id = p.category_id) as category_en,
  (select c.name ->> 'fr' from category c where c.id = p.category_id) as category_fr,
  ${soldIn30Days(now)} as sold_lately,
  (select coalesce(max(a.at), p.created_at) from audit a
    where a.subject_type = 'product' and a.subject_id = p.id::text) as changed_at,
  (select count(*)::int from variant v where v.product_id = p.id) as variants,
  (select coalesce(sum(v.stock), 0)::int from variant v where v.product_id = p.id) as stock`;

interface ListedFilter extends ProductFilter {
  sort?: SortOf<'products'> | undefined;
  locale: Locale;
  now: Date;
}

/** One page of the products that a scope sees, by name unless it says otherwise, and how many match. @param fewFound see `fewFoundMost` */
export async function listProductsOf(
  scope: Scope,
  { sort, locale, now, ...filter }: ListedFilter,
  at: Part,
  fewFound = fewFoundMost,
) {
  const which = productsMatching(scope, filter, now);
  const name = sql.ref(`p.name_${locale}`);
  const orderFrom = (isFromEnd: boolean) =>
    orderOf<'products'>({
      columns: { name, price: productCentsNow(now) },
      unique: sql`p.id`,
      sort: isFromEnd ? backwards<'products'>(sort) : sort,
      own: isFromEnd ? sql`${name} desc, p.id desc` : sql`${name}, p.id`,
    });
  const { ids, total } = holdsFew(filter)
    ? await idsOfAll(which, orderFrom(false), at)
    : filter.q
      ? await idsOfText(which, orderFrom(false), at, fewFound)
      : await idsOfMany(which, orderFrom, at);
  // what is shown of a product is read for those of the page alone, not for all before them
  const list = await rows(sql<ListedProduct>`
    select ${columns(now)} from product p where p.id = any(${ids}::bigint[]) order by ${orderFrom(false)}`);
  return { list, total };
}

/** All products that match, by their ids, at most so many; and how many match. */
export async function matchedProducts(scope: Scope, filter: ProductFilter, { locale, now, most }: Matched) {
  const which = productsMatching(scope, filter, now);
  const list = await rows(sql<{ id: number; name: string; version: number }>`
    select p.id, ${sql.ref(`p.name_${locale}`)} as name, p.version ${which} order by p.id limit ${most}`);
  return { list, total: list.length < most ? list.length : await countOf(which) };
}

interface Matched {
  locale: Locale;
  now: Date;
  most: number;
}

/** A product that a text found. */
export type FoundProduct = Pick<ListedProduct, 'id' | 'name_en' | 'name_fr' | 'unique_key' | 'merchant_name'>;

/** Products that a text finds, that of this whole key first. */
export const findProducts = (scope: Scope, { q, locale }: { q: string; locale: Locale }, limit: number) =>
  rows(sql<FoundProduct>`${plannedEachTime}
    select p.id, p.name_en, p.name_fr, p.unique_key, (select m.name from merchant m where m.id = p.merchant_id) as merchant_name
    ${productsSeen(scope)} and ${productsOfText(q)}
    order by ${productOfKey(q)} desc, ${sql.ref(`p.name_${locale}`)}, p.id limit ${limit}`);

type Part = { limit: number; offset: number };

/** How many there are; at most so many. */
const countOf = async (which: RawBuilder<unknown>, most = Infinity) => {
  const counted = most < Infinity ? sql`from (select 1 ${which} limit ${most}) counted` : which;
  return (await row(sql<{ total: number }>`${plannedEachTime} select count(*)::int as total ${counted}`))?.total ?? 0;
};

/** What a list of products can be put in order by. */
const orderedBy = sql`p.id, p.name_en, p.name_fr, p.price_cents, p.store_price_cents, p.discount, p.discount_expiry`;

/** Finds what matches once, for the page and for how many there are: at most so many. */
async function idsOfAll(which: RawBuilder<unknown>, order: RawBuilder<unknown>, at: Part, most = Infinity) {
  const page = await rows(sql<{ id: number; total: number }>`${plannedEachTime}
    with hit as materialized (select ${orderedBy} ${which} ${most < Infinity ? sql`limit ${most}` : sql``})
    select p.id, (select count(*)::int from hit) as total from hit p
    order by ${order} limit ${at.limit} offset ${at.offset}`);
  const total = page[0]?.total ?? (at.offset === 0 ? 0 : await countOf(which, most));
  return { ids: page.map(({ id }) => id), total };
}

/** A text that so many products have at most is looked for once; of one that more have, the page is soon found in the list's order. */
const fewFoundMost = 5_000;

/** More products that a text finds are counted as so many: each name is compared once more. */
const countMost = 10_000;

/** Finds what a text matches once where few products have it; else reads the page in the list's order. */
async function idsOfText(which: RawBuilder<unknown>, order: RawBuilder<unknown>, at: Part, fewMost: number) {
  const few = await idsOfAll(which, order, at, fewMost + 1);
  if (few.total <= fewMost) return few;
  const page = await rows(sql<{ id: number }>`${plannedEachTime}
    select p.id ${which} order by ${order} limit ${at.limit} offset ${at.offset}`);
  return { ids: page.map(({ id }) => id), total: await countOf(which, countMost) };
}

/** Reads the page in the order of an index, from the nearer end of it. */
async function idsOfMany(which: RawBuilder<unknown>, orderFrom: (isFromEnd: boolean) => RawBuilder<unknown>, at: Part) {
  const total = await countOf(which);
  const part = nearerEnd(at, total);
  const page = await rows(sql<{ id: number }>`
    select p.id ${which} order by ${orderFrom(part.isFromEnd)} limit ${part.limit} offset ${part.offset}`);
  return { ids: page.map(({ id }) => id), total };
}

/** One product that a scope sees; undefined: there is none. */
export const seenProduct = (scope: Scope, id: number, now: Date) =>
  row(sql<ListedProduct>`select ${columns(now)} ${productsSeen(scope)} and p.id = ${id}`);

/** Those of some products that a scope sees, by name. */
export const seenProducts = ({ locale, ...scope }: Scope & { locale: Locale }, ids: readonly number[], now: Date) =>
  rows(sql<ListedProduct>`
    select ${columns(now)} ${productsSeen(scope)} and p.id = any(${[...ids]}::bigint[]) order by ${sql.ref(`p.name_${locale}`)}, p.id`);

/** Variants of a product. @param isLocked holds them until the transaction ends, in the order of their ids as the checkout does */
export const variantsOf = (productId: number, isLocked = false) =>
  rows(sql<VariantRow>`
    select id, sku, image, price_cents, compared_cents, stock, on_sale, sku_code from variant
    where product_id = ${productId} order by id ${isLocked ? sql`for no key update` : sql``}`);

/** Variants of some products, by the product's id. */
export async function variantsOfEach(productIds: readonly number[]): Promise<ReadonlyMap<number, VariantRow[]>> {
  const found = await rows(sql<VariantRow & { product_id: number }>`
    select product_id, id, sku, image, price_cents, compared_cents, stock, on_sale, sku_code from variant
    where product_id = any(${[...productIds]}::bigint[]) order by id`);
  return Map.groupBy(found, ({ product_id: id }) => id);
}

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

/** How many products wait for the platform's look, and since when. */
export const pileOfNewProducts = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(p.review_at) as oldest ${productsSeen(scope)} and ${isWaiting}`);
