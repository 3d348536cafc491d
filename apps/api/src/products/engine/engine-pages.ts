import type { ProductSort } from '@souk/contract';
import type { SearchEngine } from '../../search-engine/search-engine';
import { rankHits } from '../search/list.repository';
import type { ListAsked, PageAsked } from '../search/product-search';
import { longest } from './ask-many';
import { allOf, type Clause, demandsBut, demandsOf, isTerm, rankClauses } from './engine-query';
import type { StemsOf } from './lexemes';

/** The last row of a list that can be asked for; a page beyond it is empty. To find a page the search engine sorts all rows before it. */
export const deepestRow = 100_000;
/** So many ids a request may name. */
export const mostIds = 50_000;
/** So many of the best hits are put in order by the database, which weighs words by their places; those after them by the engine. */
const rankedHits = 200;

interface Answer {
  hits?: { hits: { _id: string }[] };
}

/** Where pages are asked. What takes longer than anybody waits is stopped in the engine, too. */
const searchPath = ({ name }: SearchEngine) => `/${name}/_search?cancel_after_time_interval=${longest}`;

/** Each order, its last key the id. */
export const orders: Record<Exclude<ProductSort, 'relevance'> | 'salesAlone', Clause[]> = {
  priceAsc: [{ cents: 'asc' }, { id: 'asc' }],
  priceDesc: [{ cents: 'desc' }, { id: 'asc' }],
  newest: [{ born: 'desc' }, { id: 'asc' }],
  rating: [{ byRating: 'asc' }, { id: 'asc' }],
  sales: [{ bySales: 'asc' }, { id: 'asc' }],
  salesAlone: [{ sales: 'desc' }, { id: 'asc' }],
};
const byRelevance = [{ isStocked: 'desc' }, { _score: 'desc' }, ...orders.salesAlone];

type Rows = Pick<PageAsked, 'offset' | 'limit'>;
/** Where a list looks, and how its words are stemmed. */
interface Place {
  clauses: readonly Clause[];
  stemsOf: StemsOf;
}

const fitting = ({ filter }: ListAsked, { clauses }: Place) => [...clauses, ...demandsBut(demandsOf(filter))];

/** Finds pages of lists. */
export const createEnginePages = (engine: SearchEngine) => {
  const idsOf = async (query: Clause, sort: readonly Clause[], { offset, limit }: Rows): Promise<number[]> => {
    if (offset + limit > deepestRow) return [];
    const body = { query, sort, from: offset, size: limit, track_total_hits: false, stored_fields: [] };
    const { hits } = await engine.ask<Answer>(searchPath(engine), { method: 'POST', body });
    return (hits?.hits ?? []).map(({ _id }) => Number(_id));
  };

  const byWords = async (asked: ListAsked, { offset, limit }: Rows, place: Place) => {
    const text = asked.filter.text ?? { words: [], mode: 'all' };
    const query = { bool: { filter: fitting(asked, place), should: rankClauses(text, place.stemsOf) } };
    if (offset >= rankedHits) return idsOf(query, byRelevance, { offset, limit });
    const best = await idsOf(query, byRelevance, { offset: 0, limit: Math.max(rankedHits, offset + limit) });
    const inOrder = [...(await rankHits(best.slice(0, rankedHits), text)), ...best.slice(rankedHits)];
    return inOrder.slice(offset, offset + limit);
  };

  /** @param ids of names alike, in the order that the database gave them */
  const byLikeness = async (asked: ListAsked, { offset, limit }: Rows, place: Place, ids: readonly number[]) => {
    const found = await Promise.all(
      [true, false].map(async (isStocked) => {
        const query = allOf([...fitting(asked, place), isTerm('isStocked', isStocked)]);
        const here = new Set(await idsOf(query, orders.sales, { offset: 0, limit: mostIds }));
        return ids.filter((id) => here.has(id));
      }),
    );
    return found.flat().slice(offset, offset + limit);
  };

  return {
    idsOf,
    /** Ids of one page. @param ids what the database alone could find */
    find(asked: ListAsked, page: PageAsked, place: Place, ids: readonly number[] | undefined): Promise<number[]> {
      const { text, alike } = asked.filter;
      if (page.sort !== 'relevance') return idsOf(allOf(fitting(asked, place)), orders[page.sort], page);
      if (text) return byWords(asked, page, place);
      if (alike !== undefined && ids) return byLikeness(asked, page, place, ids);
      return idsOf(allOf(fitting(asked, place)), orders.sales, page);
    },
  };
};
