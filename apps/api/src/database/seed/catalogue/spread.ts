import type { ProductRow } from './product-row';
import { chance } from './random';

/** How far ahead a product may be fetched from: all of a small store, a little of a large one. */
const lookAheadOf = (count: number) => (count > 5000 ? 24 : 400);

/** The lists in which a product stands: the whole store, and each category above it. */
const listsOf = (product: ProductRow): string[] => ['all', ...product.category_path.map(String)];

const fits = (product: ProductRow, last: ReadonlyMap<string, string>) =>
  listsOf(product).every((list) => last.get(list) !== product.image);

const pictureIn = (product: ProductRow) => `${product.category_id} ${product.image}`;

/** Of the next products that fit, the one whose picture its category has most of left, or none would be free at the end. */
const choose = (
  waiting: readonly ProductRow[],
  last: ReadonlyMap<string, string>,
  left: ReadonlyMap<string, number>,
) => {
  let best = 0;
  let most = 0;
  for (const [index, product] of waiting.entries()) {
    const count = left.get(pictureIn(product)) ?? 0;
    if (count > most && fits(product, last)) [best, most] = [index, count];
  }
  return best;
};

/**
 * The same products, in an order that shows no picture twice in a row, neither in the store's list nor in a category's,
 * where that can be had.
 * @param isFixed products that keep their place.
 */
export function spread(ordered: readonly ProductRow[], isFixed: (product: ProductRow) => boolean): ProductRow[] {
  const queue = ordered.filter((one) => !isFixed(one));
  const waiting = queue.splice(0, lookAheadOf(ordered.length));
  const left = new Map<string, number>();
  for (const one of [...waiting, ...queue]) left.set(pictureIn(one), (left.get(pictureIn(one)) ?? 0) + 1);
  const last = new Map<string, string>();
  let taken = 0;
  return ordered.map((inPlace) => {
    const next = isFixed(inPlace) ? inPlace : waiting.splice(choose(waiting, last, left), 1)[0];
    const following = isFixed(inPlace) ? undefined : queue[taken++];
    if (following) waiting.push(following);
    if (!next) throw new Error('Fewer products than places');
    left.set(pictureIn(next), (left.get(pictureIn(next)) ?? 1) - 1);
    if (next.listed) for (const list of listsOf(next)) last.set(list, next.image);
    return next;
  });
}

const dayMs = 86_400_000;

/** Gives products their sales and their age, so that best sellers and newest both look like a market. */
export function rankProducts(
  products: ProductRow[],
  options: { now: Date; isDemo: (product: ProductRow) => boolean },
): void {
  const count = products.length;
  const bySales = [...products].sort((a, b) => b.sales - a.sales || a.id - b.id);
  spread(bySales, options.isDemo).forEach((product, rank) => {
    const share = 1 - rank / count;
    product.sales = Math.round(1900 * share ** 4) + Math.min(count - rank, 900);
  });
  const random = chance(20_077);
  const shuffled = products.map((product) => ({ product, at: random.next() })).sort((a, b) => a.at - b.at);
  const byAge = spread(
    shuffled.map((one) => one.product),
    () => false,
  );
  byAge.forEach((product, rank) => {
    product.created_at = new Date(options.now.getTime() - dayMs - rank * ((420 * dayMs) / count)).toISOString();
  });
}
