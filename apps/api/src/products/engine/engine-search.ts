import { bestSellersListed } from '@souk/domain';
import type { SearchEngine } from '../../search-engine/search-engine';
import { findFirst, findHits } from '../search/list.repository';
import type { ListAsked, ProductSearch } from '../search/product-search';
import type { Asked } from '../catalogue-index/list-filter';
import { countSearches } from './count-query';
import { createEnginePages, mostIds, orders } from './engine-pages';
import { allOf, type Clause, isTerm, placeClauses } from './engine-query';
import { createStemmer } from './lexemes';
import { type EngineCounts, readCounts } from './read-counts';
import { askMany } from './ask-many';

/** Ids that the database alone can find: what takes part in a promotion, and names alike. */
const idsOfDatabase = ({ storeId, now, isInActivity, alike }: Asked): Promise<number[]> | undefined => {
  if (!isInActivity && alike === undefined) return undefined;
  return findHits(
    { storeId, now, ...(isInActivity ? { isInActivity } : {}), ...(alike === undefined ? {} : { alike }) },
    mostIds,
  );
};

/** Has a search engine find, count and order products. */
export function createEngineSearch(engine: SearchEngine): ProductSearch {
  const stem = createStemmer();
  const pages = createEnginePages(engine);

  const count = async ({ filter }: ListAsked, place: readonly Clause[]) => {
    const searches = countSearches(filter);
    const answers = await askMany(
      engine,
      searches.map(({ demands, aggs }) => ({
        query: allOf([...place, ...demands]),
        size: 0,
        track_total_hits: true,
        aggs,
      })),
    );
    const totalBut = (but: string) => answers[searches.findIndex((search) => search.but === but)]?.total;
    const fitting = totalBut('none') ?? 0;
    const counts = Object.assign({}, ...answers.map(({ aggregations }) => aggregations)) as EngineCounts;
    return readCounts(filter, counts, { fitting, withoutAttributes: totalBut('attributes') ?? fitting });
  };

  const bestSellers = (storeId: number) =>
    pages.idsOf(allOf([isTerm('store', String(storeId)), isTerm('isStocked', true)]), orders.sales, {
      offset: 0,
      limit: bestSellersListed,
    });

  const stemsFor = ({ text, body }: Asked) => stem([text, body].flatMap((one) => one ?? []));

  return {
    async list(asked, page) {
      const { filter } = asked;
      const stemsOf = await stemsFor(filter);
      const ids = asked.isBestSellers ? await bestSellers(filter.storeId) : await idsOfDatabase(filter);
      const clauses = placeClauses(asked, ids, stemsOf);
      const [counts, found] = await Promise.all([
        count(asked, clauses),
        pages.find(asked, page, { clauses, stemsOf }, ids),
      ]);
      return { counts, ids: found };
    },
    async first(asked, limit) {
      // names alike are the database's to find
      if (asked.alike !== undefined) return findFirst(asked, limit);
      const filter = { ...asked, merchantIds: [], attributes: [] };
      const clauses = placeClauses({ filter }, undefined, await stemsFor(asked));
      return pages.idsOf(allOf(clauses), orders.salesAlone, { offset: 0, limit });
    },
  };
}
