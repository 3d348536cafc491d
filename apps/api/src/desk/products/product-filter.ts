import type { DeskProductTab, ProductFilter, ProductLack, ProductStock } from '@souk/contract/desk';
import { lowStockBelow } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { productCentsNow } from '../../products/buyable';
import type { Scope } from '../desk-ctx';
import { productsOfText } from './products-by-text';

type Condition = RawBuilder<unknown>;

/** Whether a product, the alias `p`, has a variant of which little is left. */
export const isLow: Condition = sql`exists (
  select 1 from variant v where v.product_id = p.id and v.on_sale and v.stock between 1 and ${sql.lit(lowStockBelow - 1)})`;

/** Whether a product waits for the platform's look. */
export const isWaiting: Condition = sql`p.review_state = 'waiting'`;

/** Whether a picture is not described in one of the languages. */
const isUndescribed: Condition = sql`exists (
  select 1 from unnest(p.images || p.image) as picture(url) where url <> '' and (
    coalesce(p.picture_texts #>> array[url, 'en'], '') = '' or coalesce(p.picture_texts #>> array[url, 'fr'], '') = ''))`;

/** Whether a product stands in the lists. One that is on sale is not archived. */
const isInUse: Condition = sql`p.archived_at is null`;

const tabs = (now: Date): Record<DeskProductTab, Condition> => ({
  all: isInUse,
  live: sql`p.on_shelf`,
  hidden: sql`not p.on_shelf and ${isInUse}`,
  low: sql`p.on_shelf and ${isLow}`,
  out: sql`p.on_shelf and not p.in_stock`,
  offer: sql`p.discount > 0 and p.discount_expiry > ${now} and ${isInUse}`,
  undescribed: sql`${isInUse} and ${isUndescribed}`,
  review: isWaiting,
  archived: sql`p.archived_at is not null`,
});

/** Of one that is not sold, too: somebody may look for what to order before it goes on sale. */
const stocks: Record<ProductStock, Condition> = { low: isLow, out: sql`not p.in_stock`, in: sql`p.in_stock` };

/** A description counts as missing in one language where the other one has it: a product may have none at all. */
const lacks: Record<ProductLack, Condition> = {
  picture: sql`p.image = ''`,
  pictureText: isUndescribed,
  french: sql`(p.name_fr = '' or p.description_fr = '' and p.description_en <> '')`,
  english: sql`(p.name_en = '' or p.description_en = '' and p.description_fr <> '')`,
};

/** Products that a scope sees. */
export const productsSeen = ({ storeId, merchantId }: Scope): Condition => sql`
  from product p where p.store_id = ${storeId} ${merchantId === null ? sql`` : sql`and p.merchant_id = ${merchantId}`}`;

const narrowedBy = (
  { merchant, category, stock, lacks: missing, leastCents, mostCents }: ProductFilter,
  now: Date,
): Condition[] => [
  ...(merchant ? [sql`p.merchant_id = ${merchant}`] : []),
  ...(category ? [sql`p.category_path @> array[${category}]::bigint[]`] : []),
  ...(stock ? [stocks[stock]] : []),
  ...(missing ? [lacks[missing]] : []),
  ...(leastCents === undefined ? [] : [sql`${productCentsNow(now)} >= ${leastCents}`]),
  ...(mostCents === undefined ? [] : [sql`${productCentsNow(now)} <= ${mostCents}`]),
];

/** Products that a scope sees and a filter finds, as the end of a statement: for the list, its file and whoever chooses all of them. */
export const productsMatching = (scope: Scope, filter: ProductFilter, now: Date): Condition => {
  const conditions = [
    tabs(now)[filter.tab],
    ...(filter.q ? [productsOfText(filter.q)] : []),
    ...narrowedBy(filter, now),
  ];
  return sql`${productsSeen(scope)} and ${sql.join(conditions, sql` and `)}`;
};

/** Parts that hold few products. */
const fewTabs: readonly DeskProductTab[] = ['low', 'out', 'offer', 'undescribed', 'review', 'archived'];

/** Whether a filter mostly finds few products: those are found first and then put in order, not looked for in the order of all. */
export const holdsFew = ({ tab, q, merchant, category, stock, lacks: missing }: ProductFilter): boolean =>
  q === '' &&
  (fewTabs.includes(tab) ||
    [merchant, category, missing].some((one) => one !== undefined) ||
    stock === 'low' ||
    stock === 'out');
