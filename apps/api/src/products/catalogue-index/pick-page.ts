import type { ProductSort } from '@souk/contract';
import type { Counted } from './count';
import type { CatalogueIndex } from './catalogue-index';
import { ratingKey, salesKey } from './sort-keys';

type NumberSort = Exclude<ProductSort, 'relevance'>;

/** What each sort orders by, smallest first. */
const keys = ({
  isStocked,
  numbers: { cents, born, tenths, reviews, sales },
}: CatalogueIndex): Record<NumberSort, (row: number) => number> => ({
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
  index: CatalogueIndex,
  { misses }: Counted,
  at: { sort: ProductSort; offset: number; limit: number; ranked?: readonly number[] },
): number[] {
  const rows =
    at.sort === 'relevance' && at.ranked
      ? stockedFirst(
          index,
          at.ranked.flatMap((id) => index.rowOf(id) ?? []),
        )
      : orderOf(index, at.sort === 'relevance' ? 'sales' : at.sort);
  const page: number[] = [];
  let skipped = 0;
  for (const row of rows) {
    if (misses[row] !== 0) continue;
    if (skipped < at.offset) {
      skipped += 1;
      continue;
    }
    if (page.length === at.limit) break;
    page.push(index.ids[row] ?? 0);
  }
  return page;
}

/** By relevance, what is sold out comes last. Source: docs/expectations PP8. */
const stockedFirst = ({ isStocked }: CatalogueIndex, rows: readonly number[]) => [
  ...rows.filter((row) => isStocked[row]),
  ...rows.filter((row) => !isStocked[row]),
];

/** Ids of what sells best among what is listed and in stock, the best first. */
export const bestSelling = (index: CatalogueIndex, most: number): number[] => {
  const ids: number[] = [];
  for (const row of orderOf(index, 'sales')) {
    if (ids.length === most) break;
    if (index.isOn[row] && index.isStocked[row]) ids.push(index.ids[row] ?? 0);
  }
  return ids;
};

const orderOf = (index: CatalogueIndex, sort: NumberSort) => index.order(sort, keys(index)[sort]);

/** Orders the index every way, so that no shopper waits for it. */
export const orderEveryWay = (index: CatalogueIndex) => {
  for (const sort of Object.keys(keys(index)) as NumberSort[]) orderOf(index, sort);
};
