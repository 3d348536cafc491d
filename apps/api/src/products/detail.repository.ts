import type { ProductRef } from '@souk/contract';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, rowShown, rowsShown } from '../database/tx';
import type { Locale } from '../locale';
import type { ProductAttribute } from './options';
import type { PictureTexts } from './picture-texts';
import type { Seo } from './seo';

/** One fact about a product, in both languages. */
export interface Fact {
  name: string;
  nameFr: string;
  value: string;
  valueFr: string;
}

/** Body measurements by size, in centimetres: the first cell of a row is the size. */
export interface SizeTable {
  unit: 'cm';
  columns: { name: string; nameFr: string }[];
  rows: string[][];
}

/** A product with its merchant, as its page needs it. */
export interface DetailRow {
  id: number;
  slug: string;
  unique_key: string;
  name_en: string;
  name_fr: string;
  description_en: string;
  description_fr: string;
  price_cents: number;
  store_price_cents: number;
  discount: number;
  discount_expiry: Date | null;
  rating: string;
  sales: number;
  ficti: number;
  is_shipping_included: boolean;
  landing_page: boolean;
  listed: boolean;
  image: string;
  images: string[];
  picture_texts: PictureTexts;
  seo: Seo;
  showcase_video: string;
  attributes: ProductAttribute[];
  facts: Fact[];
  size_guide: SizeTable | null;
  category_path: number[];
  merchant_id: number;
  merchant_name: string;
  merchant_avatar: string;
  star_level: string;
  is_self: boolean;
  closed_until: Date | null;
  is_open: boolean;
  freight_fee_cents: number;
  freight_free_from_cents: number | null;
  delivery_min_days: number;
  delivery_max_days: number;
  return_days: number;
  /** What the owner says of delivery and of returns; a language may be absent. */
  delivery_text: Partial<Record<Locale, string>>;
  returns_text: Partial<Record<Locale, string>>;
}

export interface VariantRow {
  id: number;
  sku: string;
  price_cents: number;
  compared_cents: number | null;
  stock: number;
  image: string;
}

/** Either half may be absent; a product that is not listed needs its key. */
export interface Address {
  uniqueKey: string | null;
  slug: string | null;
}

const whereIs = ({ uniqueKey, slug }: Address) => {
  if (uniqueKey !== null) return sql`p.unique_key = ${uniqueKey}`;
  return sql`p.slug = ${slug} and p.listed`;
};

/** The product that had an address before it was given another one. */
const movedFrom = (storeId: number, slug: string) => sql`
  p.id = (select product_id from category_address where store_id = ${storeId} and slug = ${slug}) and p.listed`;

/** How a product's page is read. */
export interface Look {
  isPreview: boolean;
  /** It must show what whoever asks may just have changed. */
  isNewest: boolean;
}

const findWhere = (storeId: number, where: RawBuilder<unknown>, { isPreview, isNewest }: Look) =>
  (isNewest ? row : rowShown)(sql<DetailRow>`
    select p.*, m.name as merchant_name, m.avatar as merchant_avatar, m.star_level, m.is_self, m.closed_until, m.is_open,
      m.freight_fee_cents, m.freight_free_from_cents, m.delivery_min_days, m.delivery_max_days, m.return_days,
      s.delivery_text, s.returns_text
    from product p join merchant m on m.id = p.merchant_id join store s on s.id = p.store_id
    where p.store_id = ${storeId} and ${where} and (p.on_shelf and m.state <> 'preparing' or ${isPreview} and p.archived_at is null)
    limit 1`);

/**
 * The product at an address, or the one that had it before; `undefined` when there is none, or when the product is off the shelf or its
 * merchant's shop was never opened. A preview shows such a one, too, by its key alone: that is random, a slug is made of the name.
 */
export const findDetail = async (storeId: number, at: Address, look: Look) => {
  if (at.uniqueKey !== null) return findWhere(storeId, whereIs(at), look);
  const onSale = { ...look, isPreview: false };
  const found = await findWhere(storeId, whereIs(at), onSale);
  return found || at.slug === null ? found : findWhere(storeId, movedFrom(storeId, at.slug), onSale);
};

/** The variants that are on sale, in the order in which they were made. */
export const findVariants = (productId: number, { isNewest }: Pick<Look, 'isNewest'>) =>
  (isNewest ? rows : rowsShown)(sql<VariantRow>`
    select id, sku, price_cents, compared_cents, stock, image from variant
    where product_id = ${productId} and on_sale order by id`);

/** What a user keeps of this product and its merchant. */
export async function findKept(userId: string | null, productId: number, merchantId: number) {
  if (!userId) return { product: false, merchant: false };
  const found = await row(sql<{ product: boolean; merchant: boolean }>`
    select exists (select 1 from collect_product where user_id = ${userId} and product_id = ${productId}) as product,
      exists (select 1 from collect_merchant where user_id = ${userId} and merchant_id = ${merchantId}) as merchant`);
  return found ?? { product: false, merchant: false };
}

/** What other products are chosen by to be shown beside one. */
export interface Kin {
  id: number;
  category_id: number;
  category_path: number[];
  /** Ids of what completes it, in the order that its merchant chose. */
  goes_with: number[];
}

/** The product that a call names by its id, key or slug, or by the slug that it had; `undefined` when the store has none. */
export const findKin = async (storeId: number, ref: ProductRef): Promise<Kin | undefined> => {
  const kinWhere = (where: RawBuilder<unknown>) =>
    rowShown(sql<Kin>`
      select p.id, p.category_id, p.category_path, p.goes_with from product p
      where p.store_id = ${storeId} and ${where} limit 1`);
  if (typeof ref === 'number') return kinWhere(sql`p.id = ${ref}`);
  const [by, value] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  if (by === 'key') return kinWhere(whereIs({ uniqueKey: value, slug: null }));
  return (await kinWhere(whereIs({ uniqueKey: null, slug: value }))) ?? kinWhere(movedFrom(storeId, value));
};
