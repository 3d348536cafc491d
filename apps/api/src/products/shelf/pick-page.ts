import type { ProductSort } from '@souk/contract';
import type { Counted } from './count';
import type { Shelf } from './shelf';

type NumberSort = Exclude<ProductSort, 'relevance'>;

/** Reviews beyond this do not lift a product further among those of its rating. */
const mostReviews = 1_000_000;

/** What each sort orders by, smallest first. */
const keys = ({
  numbers: { cents, born, tenths, reviews, sales },
}: Shelf): Record<NumberSort, (row: number) => number> => ({
  priceAsc: (row) => cents[row] ?? 0,
  priceDesc: (row) => -(cents[row] ?? 0),
  newest: (row) => -(born[row] ?? 0),
  rating: (row) => -((tenths[row] ?? 0) * mostReviews + Math.min(reviews[row] ?? 0, mostReviews - 1)),
  sales: (row) => -(sales[row] ?? 0),
});

/**
 * Ids of one page of a counted list.
 * @param ranked the list's products by relevance, for the sort of that name; without it best sellers come first.
 */
export function pickPage(
  shelf: Shelf,
  { misses }: Counted,
  at: { sort: ProductSort; offset: number; limit: number; ranked?: readonly number[] },
): number[] {
  const rows =
    at.sort === 'relevance' && at.ranked
      ? at.ranked.flatMap((id) => shelf.rowOf(id) ?? [])
      : orderOf(shelf, at.sort === 'relevance' ? 'sales' : at.sort);
  const page: number[] = [];
  let skipped = 0;
  for (const row of rows) {
    if (misses[row] !== 0) continue;
    if (skipped < at.offset) {
      skipped += 1;
      continue;
    }
    if (page.length === at.limit) break;
    page.push(shelf.ids[row] ?? 0);
  }
  return page;
}

const orderOf = (shelf: Shelf, sort: NumberSort) => shelf.order(sort, keys(shelf)[sort]);

/** Orders the shelf every way, so that no shopper waits for it. */
export const orderEveryWay = (shelf: Shelf) => {
  for (const sort of Object.keys(keys(shelf)) as NumberSort[]) orderOf(shelf, sort);
};
