import type { ProductRow } from './product-row';
import { chance, type Chance } from './random';
import { answers, details, nicknames, openings } from './review-texts';
import type { VariantRow } from './variants';

interface ReviewRow {
  product_id: number;
  product_score: number;
  [column: string]: unknown;
}

type Mood = 'good' | 'medium' | 'poor';

const moodOf = (score: number): Mood => (score >= 4 ? 'good' : score === 3 ? 'medium' : 'poor');

/** Most shoppers are pleased; how pleased depends on the product. */
const scoreOf = (random: Chance, quality: number) => {
  const drawn = random.next() * 100 - quality;
  if (drawn < 52) return 5;
  if (drawn < 80) return 4;
  if (drawn < 91) return 3;
  return drawn < 97 ? 2 : 1;
};

const oneReview = (
  random: Chance,
  about: { product: ProductRow; skus: readonly string[]; quality: number },
  at: { storeId: number; now: Date },
): ReviewRow => {
  const { product, skus, quality } = about;
  const score = scoreOf(random, quality);
  const mood = moodOf(score);
  const locale = random.percent(62) ? 'en' : 'fr';
  const detail = random.pick(details[mood][locale]);
  const ageMs = random.between(1, 400) * 86_400_000 + random.between(0, 86_400_000);
  const created = at.now.getTime() - ageMs;
  const hasAnswer = random.percent(mood === 'good' ? 8 : 70);
  const picture = product.image.replace(/~[a-z0-9]+/, '');
  return {
    store_id: at.storeId,
    product_id: product.id,
    nickname: random.pick(nicknames),
    avatar: '',
    product_score: score,
    service_score: Math.min(5, score + random.between(0, 1)),
    comment: `${random.pick(openings[mood][locale])}${detail ? ` ${detail}` : ''}`,
    locale,
    pics: mood === 'good' && random.percent(9) ? [picture] : [],
    sku: random.pick(skus),
    verified: random.percent(86),
    status: 'PUBLISHED',
    merchant_reply: hasAnswer ? random.pick(answers[mood][locale]) : '',
    merchant_reply_at: hasAnswer ? new Date(created + 2 * 86_400_000).toISOString() : null,
    created_at: new Date(created).toISOString(),
  };
};

/**
 * Reviews of the products, more for what sells more, and the average written into each product.
 * @param total how many in all; every product gets at least one while they last.
 */
export function makeReviews(
  products: ProductRow[],
  variants: readonly VariantRow[],
  options: { total: number; storeId: number; now: Date },
): ReviewRow[] {
  const reviewed = products.slice(0, options.total);
  const random = chance(4711);
  const skus = new Map<number, string[]>();
  for (const { product_id, sku } of variants) skus.set(product_id, [...(skus.get(product_id) ?? []), sku]);
  const weight = (product: ProductRow) => 1 + product.sales / 200;
  const all = reviewed.reduce((sum, product) => sum + weight(product), 0);
  const rows: ReviewRow[] = [];
  for (const product of reviewed) {
    const isLast = product === reviewed.at(-1);
    const share = Math.max(1, Math.floor(((options.total - reviewed.length) * weight(product)) / all) + 1);
    const count = isLast ? Math.max(1, options.total - rows.length) : share;
    const about = {
      product,
      skus: skus.get(product.id) ?? [''],
      quality: random.between(-14, 14),
    };
    const own = Array.from({ length: count }, () => oneReview(random, about, options));
    const sum = own.reduce((total, review) => total + review.product_score, 0);
    product.review_count = own.length;
    product.rating = Math.round((sum / own.length) * 10) / 10;
    rows.push(...own);
  }
  return rows;
}
