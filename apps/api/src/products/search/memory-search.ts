import { bestSellersListed } from '@souk/domain';
import { LRUCache } from 'lru-cache';
import type { CategoryTree } from '../../categories/category-tree';
import { findFirst, findHits } from './list.repository';
import type { ListAsked, ProductSearch } from './product-search';
import { type Counted, countListed, type Place } from '../catalogue-index/count';
import { isAsked, type ListFilter } from '../catalogue-index/list-filter';
import { bestSelling, pickPage } from '../catalogue-index/pick-page';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import type { CatalogueIndexes } from '../catalogue-index/catalogue-indexes';

const placeOf = ({ categoryId }: ListFilter, tree: CategoryTree, ids?: readonly number[]): Place => ({
  ...(ids ? { ids } : {}),
  ...(categoryId === undefined
    ? {}
    : { isInCategory: (id: number) => tree.byId(id)?.path.includes(categoryId) ?? false }),
});

/** Counts lists in this process's memory; the database finds words. */
export function createMemorySearch(indexes: CatalogueIndexes): ProductSearch {
  const counted = new LRUCache<string, { ids: readonly number[] | undefined; counted: Counted }>({ max: 60 });
  const hits = new LRUCache<string, number[]>({ max: 500 });

  /** What words find is found once for each state of the catalogue: turning a filter on does not search again. */
  const hitsOf = async ({ filter }: ListAsked, index: CatalogueIndex): Promise<number[]> => {
    if (filter.isInActivity) return findHits(filter); // a promotion begins and ends by the clock
    const { storeId, text, body, names, alike } = filter;
    const key = JSON.stringify([storeId, text, body, names, alike, index.version()]);
    const known = hits.get(key);
    if (known) return known;
    const fresh = await findHits(filter);
    hits.set(key, fresh);
    return fresh;
  };

  /** A list that was counted since the index last changed is not counted again. */
  const countOnce = (
    index: CatalogueIndex,
    { filter, words, tree, isBestSellers }: ListAsked,
    ids?: readonly number[],
  ) => {
    const { text: _text, body: _body, now: _now, ...rest } = filter;
    const key = JSON.stringify([rest, words, isBestSellers, index.version()]);
    const known = counted.get(key);
    // a search brings its hits along: other hits are another list
    if (known && known.ids === ids) return known.counted;
    const fresh = countListed(index, filter, placeOf(filter, tree, ids));
    counted.set(key, { ids, counted: fresh });
    return fresh;
  };

  return {
    async list(asked, page) {
      const index = await indexes.of(asked.filter.storeId);
      const found = isAsked(asked.filter) ? await hitsOf(asked, index) : undefined;
      const ranked = asked.isBestSellers ? bestSelling(index, bestSellersListed) : found;
      const fresh = countOnce(index, asked, ranked);
      return { counts: fresh.counts, ids: pickPage(index, fresh, { ...page, ...(ranked ? { ranked } : {}) }) };
    },
    first: findFirst,
  };
}
