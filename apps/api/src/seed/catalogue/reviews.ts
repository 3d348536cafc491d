import { dayMs } from '@souk/domain';
import type { WrittenReview } from './kind';
import { kinds } from './kinds';
import type { ProductRow } from './product-row';
import { kindOf } from './products';
import { chance, type Chance } from './random';
import type { VariantRow } from './variants';

interface ReviewRow {
  product_id: number;
  product_score: number;
  [column: string]: unknown;
}

/** How many reviews a store of any size has at most. */
const most = 3000;
const eachGenerated = 2;

const rowOf = (
  written: WrittenReview,
  about: { product: ProductRow; sku: string; random: Chance },
  at: { storeId: number; now: Date },
): ReviewRow => {
  const { product, sku, random } = about;
  const created = at.now.getTime() - random.between(3, 400) * dayMs - random.between(0, dayMs);
  return {
    store_id: at.storeId,
    product_id: product.id,
    nickname: written.by,
    avatar: '',
    product_score: written.stars,
    service_score: Math.min(5, written.stars + random.between(0, 1)),
    comment: written.text,
    locale: written.locale,
    pics: [],
    sku,
    verified: random.percent(90),
    status: 'PUBLISHED',
    merchant_reply: written.reply ?? '',
    merchant_reply_at: written.reply ? new Date(created + dayMs).toISOString() : null,
    created_at: new Date(created).toISOString(),
  };
};

/** All that was written about a curated product; for a made-up one, a little of what was written about its kind. */
const writtenAbout = (id: number): readonly WrittenReview[] => {
  const all = kindOf(id).reviews;
  if (id <= kinds.length) return all;
  const start = Math.floor(id / kinds.length) % all.length;
  return [...all.slice(start), ...all.slice(0, start)].slice(0, eachGenerated);
};

/** Reviews of the products, and the average written into each product. No text stands twice in a curated store. */
export function makeReviews(
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
  at: { storeId: number; now: Date },
): ReviewRow[] {
  const random = chance(4711);
  const skus = new Map<number, string[]>();
  for (const { product_id, sku } of variants) skus.set(product_id, [...(skus.get(product_id) ?? []), sku]);
  const rows: ReviewRow[] = [];
  for (const product of products) {
    if (rows.length >= most) break;
    const bought = skus.get(product.id) ?? [''];
    const own = writtenAbout(product.id).map((written, index) =>
      rowOf(written, { product, sku: bought[(index * 5) % bought.length] ?? '', random }, at),
    );
    product.review_count = own.length;
    product.rating = Math.round((own.reduce((sum, one) => sum + one.product_score, 0) / own.length) * 10) / 10;
    rows.push(...own);
  }
  return rows;
}
