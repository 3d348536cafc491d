import type { TaxCategory } from '@souk/contract/desk';
import { sql } from 'kysely';
import { findVariantsToBuy } from '../cart/cart.repository';
import { listOf, rows } from '../database/tx';
import type { Locale } from '../locale';
import { troubleOf } from '../products/buyable';
import { namedVariant } from '../products/named-variant';
import type { ProductAttribute } from '../products/options';
import type { PreOrder } from './pre-order.repository';

/** What a variant is now: all that decides whether and for how much it can be bought. */
export interface LiveVariant {
  variant_id: number;
  product_id: number;
  merchant_id: number;
  merchant_name: string;
  name_en: string;
  name_fr: string;
  sku: string;
  image: string;
  slug: string;
  unique_key: string;
  listed: boolean;
  price_cents: number;
  compared_cents: number | null;
  discount: number;
  discount_expiry: Date | null;
  stock: number;
  is_shipping_included: boolean;
  category_path: number[];
  attributes: ProductAttribute[];
  on_shelf: boolean;
  on_sale: boolean;
  is_open: boolean;
  closed_until: Date | null;
  /** What the merchant takes for sending one order; free from an amount on, unless that is null. */
  freight_fee_cents: number;
  freight_free_from_cents: number | null;
  delivery_min_days: number;
  delivery_max_days: number;
  /** What the platform takes of a sale: the merchant's own rate, else the store's. */
  commission_bp: number;
  tax_category: TaxCategory;
  /** The seller's; empty: their prices include no tax. */
  tax_number: string;
}

const liveColumns = sql`v.id as variant_id, p.id as product_id, m.id as merchant_id, m.name as merchant_name, p.name_en,
  p.name_fr, v.sku, coalesce(nullif(v.image, ''), p.image) as image, p.slug, p.unique_key, p.listed, v.price_cents, v.compared_cents, p.discount,
  p.discount_expiry, v.stock, p.is_shipping_included, p.category_path, p.attributes, p.on_shelf, v.on_sale,
  m.is_open, m.closed_until, m.freight_fee_cents, m.freight_free_from_cents, m.delivery_min_days, m.delivery_max_days,
  coalesce(m.commission_bp, (select s.commission_bp from store s where s.id = m.store_id)) as commission_bp,
  p.tax_category, m.tax_number`;

const liveTables = sql`variant v join product p on p.id = v.product_id join merchant m on m.id = p.merchant_id`;

/**
 * Variants of a store as they are now.
 * @param isLocked holds their rows until the transaction ends, always in the order of their ids, so that two buyers
 *   never wait for each other.
 */
export const liveVariants = async (
  storeId: number,
  ids: readonly number[],
  isLocked = false,
): Promise<LiveVariant[]> =>
  ids.length === 0
    ? []
    : rows(sql<LiveVariant>`
        select ${liveColumns} from ${liveTables} where v.id in ${listOf(ids)} and p.store_id = ${storeId}
        order by v.id ${isLocked ? sql`for no key update of v` : sql``}`);

/**
 * The variant of a product that has these values, in either language; without values what needs no choice; null: the product
 * has none like that; `unclear`: the shopper has to choose first. `names` are the product's; null: there is no such product.
 */
export async function variantBySku(
  storeId: number,
  at: { productId: number; sku: string; now: Date },
): Promise<{ variantId: number | 'unclear' | null; names: Record<Locale, string> | null }> {
  const variants = await findVariantsToBuy(storeId, [at.productId]);
  const found = namedVariant(variants, at.sku, (one) => troubleOf(one, at.now) === null);
  const [any] = variants;
  return {
    variantId: found === 'unclear' ? found : (found?.variant_id ?? null),
    names: any ? { en: any.name_en, fr: any.name_fr } : null,
  };
}

/** A line of a cart and what its variant is now. */
export type CartLineNow = LiveVariant & { cart_line_id: number; cart_num: number; variant_key: string };

/** Own cart lines by id; foreign ones are as if they were not there. */
export const ownCartLines = async (storeId: number, owner: string, ids: readonly number[]): Promise<CartLineNow[]> =>
  ids.length === 0
    ? []
    : rows(sql<CartLineNow>`
        select l.id as cart_line_id, l.cart_num, v.unique_key as variant_key, ${liveColumns}
        from cart_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
          join merchant m on m.id = p.merchant_id
        where l.store_id = ${storeId} and l.owner = ${owner} and l.id in ${listOf(ids)} and p.store_id = ${storeId}`);

/** A pre-order and one of its variants as it is now. */
type PreOrderNow = PreOrder & LiveVariant & { order_no: string | null };

/**
 * The owner's pre-order with its variants as they are now, and the purchase that was made of it (null: none yet);
 * undefined when it is not theirs or was never there.
 */
export async function preOrderNow(
  no: string,
  owner: string,
): Promise<{ order: PreOrder; variants: LiveVariant[]; orderNo: string | null } | undefined> {
  const found = await rows(sql<PreOrderNow>`
    select o.no, o.store_id, o.owner, o.lines, o.expires_at, ${liveColumns},
      (select made.order_no from purchase made where made.pre_order_no = o.no) as order_no
    from pre_order o left join (${liveTables}) on p.store_id = o.store_id
      and v.id = any(array(select (line->>'variantId')::bigint from pre_order x, jsonb_array_elements(x.lines) as line where x.no = ${no}))
    where o.no = ${no} and o.owner = ${owner} order by v.id`);
  const [order] = found;
  return order && { order, orderNo: order.order_no, variants: found.filter(({ variant_id }) => variant_id !== null) };
}
