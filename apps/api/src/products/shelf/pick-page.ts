import type { ProductSort } from '@souk/contract';
import type { Counted } from './count';
import type { Shelf } from './shelf';
import { ratingKey, salesKey } from './sort-keys';

type NumberSort = Exclude<ProductSort, 'relevance'>;

/** What each sort orders by, smallest first. */
const keys = ({
  isStocked,
  numbers: { cents, born, tenths, reviews, sales },
}: Shelf): Record<NumberSort, (row: number) => number> => ({
  priceAsc: (row) => cents[row] ?? 0,
  priceDesc: (row) => -(cents[row] ?? 0),
  newest: (row) => -(born[row] ?? 0),
  rating: (row) => ratingKey({ tenths: tenths[row] ?? 0, reviews: reviews[row] ?? 0 }),
  sales: (row) => salesKey({ isStocked: isStocked[row] ?? false, sales: sales[row] ?? 0 }),
});

/**
 * Ids of one page of a counted list.
 * @param ranked the list's products by relevance, for the sort of that name; without it best sellers come first. What is sold out comes after them.
 */
export function pickPage(
  shelf: Shelf,
  { misses }: Counted,
  at: { sort: ProductSort; offset: number; limit: number; ranked?: readonly number[] },
): number[] {
  const rows =
    at.sort === 'relevance' && at.ranked
      ? stockedFirst(
          shelf,
          at.ranked.flatMap((id) => shelf.rowOf(id) ?? []),
        )
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

/** By relevance, what is sold out comes last. Source: docs/expectations PP8. */
const stockedFirst = ({ isStocked }: Shelf, rows: readonly number[]) => [
  ...rows.filter((row) => isStocked[row]),
  ...rows.filter((row) => !isStocked[row]),
];

/** Ids of what sells best among what is listed and in stock, the best first. */
export const bestSelling = (shelf: Shelf, most: number): number[] => {
  const ids: number[] = [];
  for (const row of orderOf(shelf, 'sales')) {
    if (ids.length === most) break;
    if (shelf.isOn[row] && shelf.isStocked[row]) ids.push(shelf.ids[row] ?? 0);
  }
  return ids;
};

const orderOf = (shelf: Shelf, sort: NumberSort) => shelf.order(sort, keys(shelf)[sort]);

/** Orders the shelf every way, so that no shopper waits for it. */
export const orderEveryWay = (shelf: Shelf) => {
  for (const sort of Object.keys(keys(shelf)) as NumberSort[]) orderOf(shelf, sort);
};
