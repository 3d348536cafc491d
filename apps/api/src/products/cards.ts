import type { ProductCard } from '@souk/contract';
import { mustBeChosen, picturesAlike } from '@souk/domain';
import { sql } from 'kysely';
import { rows, rowsShown } from '../database/tx';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { attributesOnSale, type ProductAttribute } from './options';
import { swatchesOf } from './swatches';

interface CardRow {
  id: number;
  slug: string;
  unique_key: string;
  name: string;
  image: string;
  images: string[];
  attributes: ProductAttribute[];
  price_cents: number;
  store_price_cents: number;
  discount: number;
  discount_expiry: Date | null;
  rating: string;
  review_count: number;
  sales: number;
  ficti: number;
  stock: number;
  only_variant: number | null;
  shown_variant: number | null;
  variant_images: string[];
  skus: string[];
  is_shipping_included: boolean;
  landing_page: boolean;
  listed: boolean;
  merchant_id: number;
  merchant_name: string;
}

/** At most two more pictures of what one of them shows, never of another colour. */
export const furtherPictures = (
  { images, variant_images }: Pick<CardRow, 'images' | 'variant_images'>,
  shown: string,
): string[] =>
  picturesAlike(images, variant_images, shown)
    .filter((image) => image !== shown)
    .slice(0, 2);

const toCard = (row: CardRow, locale: Locale): ProductCard => ({
  id: row.id,
  slug: row.slug,
  uniqueKey: row.unique_key,
  storeName: row.name,
  image: row.image,
  moreImages: furtherPictures(row, row.image),
  swatches: swatchesOf(attributesOnSale(row.attributes, row.skus), locale),
  price: usdOf(row.price_cents),
  storePrice: usdOf(row.store_price_cents),
  discount: row.discount,
  discountExpiry: row.discount_expiry?.toISOString() ?? null,
  rating: Number(row.rating),
  reviewCount: row.review_count,
  sales: row.sales,
  ficti: row.ficti,
  stock: row.stock,
  attrId: row.only_variant ?? (row.attributes.some(mustBeChosen) ? null : row.shown_variant),
  isShippingIncluded: row.is_shipping_included,
  landingPage: row.landing_page,
  listedOnStore: row.listed,
  merId: row.merchant_id,
  merName: row.merchant_name,
});

/** A product's name in a language, as SQL on the alias `p`. */
export const nameIn = (locale: Locale) => sql.ref(locale === 'fr' ? 'p.name_fr' : 'p.name_en');

/**
 * Cards of products, in the order of the ids; ids that are no product of the store, off its shelf or of a
 * merchant who does not sell are left out.
 * @param options.withUnlisted also what is no longer on sale, for a wish list.
 * Source: spec 3 "Product card".
 */
export async function cardsOf(
  storeId: number,
  ids: readonly number[],
  locale: Locale,
  { withUnlisted = false } = {},
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const read = withUnlisted ? rows : rowsShown; // a wish list shows what was just added
  const found = await read(sql<CardRow>`
    select p.id, p.slug, p.unique_key, ${nameIn(locale)} as name, p.image, p.images, p.attributes, p.price_cents, p.store_price_cents,
      p.discount, p.discount_expiry, p.rating, p.review_count, p.sales, p.ficti,
      v.stock, v.only_variant, v.shown_variant, v.variant_images, v.skus, p.is_shipping_included, p.landing_page, p.listed, p.merchant_id, m.name as merchant_name
    from unnest(${ids}::bigint[]) with ordinality as asked(id, place)
    join product p on p.id = asked.id
    join merchant m on m.id = p.merchant_id
    cross join lateral (
      select coalesce(sum(v.stock), 0)::int as stock, case when count(*) = 1 then min(v.id) end as only_variant,
        min(v.id) filter (where v.stock > 0 and v.image = p.image) as shown_variant,
        coalesce(array_agg(v.sku), '{}') as skus,
        coalesce(array_agg(distinct v.image) filter (where v.image <> ''), '{}') as variant_images
      from variant v where v.product_id = p.id and v.on_sale
    ) as v
    where p.store_id = ${storeId} and (p.on_shelf and m.is_open or ${withUnlisted})
    order by asked.place`);
  return found.map((one) => toCard(one, locale));
}
