import type { ProductResults } from '@souk/contract';
import type { productFilter } from '@souk/contract/schema';
import { bestSellersListed } from '@souk/domain';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import type { Ctx } from '../http/handlers';
import { centsOf } from '../money';
import { offsetOf, page } from '../reply';
import { attemptsFor } from '../search/attempts';
import type { Vocabularies } from '../search/vocabulary';
import { createSlowCache } from '../slow-cache';
import { showAsked } from './asked-variants';
import { cardsOf } from './cards';
import { facetsOf } from './facets';
import { type AttributeChoice, isAsked, type ListFilter } from './shelf/list-filter';
import { findHits } from './list.repository';
import { type Counted, countShelf, type ListCounts, type Place } from './shelf/count';
import { bestSelling, pickPage } from './shelf/pick-page';
import type { Shelf } from './shelf/shelf';
import type { Shelves } from './shelf/shelves';

/** What a list call asks for. */
export type ListQuery = z.output<typeof productFilter>;

/** What the call itself decides, beside what the shopper chose. */
export interface ListScope {
  categoryId?: number;
  isInActivity?: boolean;
  /** Only what sells best and can be bought. */
  isBestSellers?: boolean;
}

/** Stands for the words of a search in the list of best sellers; no search has such a word. */
const bestSellers = '\0best sellers';

type Ignored = ProductResults['ignored'];

const attributesOf = (pairs: readonly string[]): AttributeChoice[] => {
  const chosen = new Map<string, string[]>();
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split(':');
    chosen.set(name, [...(chosen.get(name) ?? []), rest.join(':')]);
  }
  return [...chosen].map(([name, values]) => ({ name, values }));
};

/** Drops what no product of the list has, and says so: a stale link must not end in an empty page. */
const withoutUnknown = (filter: ListFilter, counts: ListCounts): { filter: ListFilter; ignored: Ignored } => {
  const ignored: Ignored = [];
  const merchantIds = filter.merchantIds.filter((id) => {
    if (counts.merchants.has(id)) return true;
    ignored.push({ key: 'merchant', value: String(id) });
    return false;
  });
  const attributes = filter.attributes
    .map((choice) => ({
      name: choice.name,
      values: choice.values.filter((value) => {
        if (counts.options.has(`${choice.name}=${value}`)) return true;
        ignored.push({ key: `attr:${choice.name}`, value });
        return false;
      }),
    }))
    .filter((choice) => choice.values.length > 0);
  return { filter: { ...filter, merchantIds, attributes }, ignored };
};

interface Found {
  filter: ListFilter;
  shelf: Shelf;
  counted: Counted;
  corrected: string | null;
  isSome?: true;
  /** Products by relevance; absent when no words were asked. */
  ranked?: readonly number[];
}

/** Lists of products: everything, a category, a search, promotions, best sellers. */
export function createListService(needs: {
  clock: Clock;
  trees: CategoryTrees;
  vocabularies: Vocabularies;
  shelves: Shelves;
}) {
  const { clock, trees, vocabularies, shelves } = needs;
  const counted = new LRUCache<string, { ids: readonly number[] | undefined; counted: Counted }>({ max: 60 });
  const slowHits = createSlowCache<number[]>({ slowMs: 15, keepMs: 60_000, max: 500 });

  /** What words find does not depend on what narrows it: turning a filter on does not search again. */
  const hitsOf = (filter: ListFilter, words: string) =>
    slowHits(`${filter.storeId} ${filter.isInActivity ?? false} ${words}`, () => findHits(filter));

  /** A list that was counted since the shelf last changed is not counted again. */
  const countOnce = (shelf: Shelf, filter: ListFilter, words: string, place: Place): Counted => {
    const { text: _text, rank: _rank, body: _body, now: _now, ...rest } = filter;
    const key = JSON.stringify([rest, words, shelf.version()]);
    const known = counted.get(key);
    // a search brings its hits along: other hits are another list
    if (known && known.ids === place.ids) return known.counted;
    const fresh = countShelf(shelf, filter, place);
    counted.set(key, { ids: place.ids, counted: fresh });
    return fresh;
  };

  const placeOf = (filter: ListFilter, tree: CategoryTree, ids?: readonly number[]): Place => {
    const { categoryId } = filter;
    return {
      ...(ids ? { ids } : {}),
      ...(categoryId === undefined
        ? {}
        : { isInCategory: (id: number) => tree.byId(id)?.path.includes(categoryId) ?? false }),
    };
  };

  const look = async (
    filter: ListFilter,
    tree: CategoryTree,
    words = '',
  ): Promise<Omit<Found, 'corrected' | 'isSome'>> => {
    const ranked = isAsked(filter) ? await hitsOf(filter, words) : undefined;
    const shelf = await shelves.of(filter.storeId);
    const ids = words === bestSellers ? bestSelling(shelf, bestSellersListed) : ranked;
    const counted = countOnce(shelf, filter, words, placeOf(filter, tree, ids));
    return { filter, shelf, counted, ...(ids ? { ranked: ids } : {}) };
  };

  const search = async (filter: ListFilter, title: string, tree: CategoryTree, ctx: Ctx): Promise<Found> => {
    let last: Found | undefined;
    const known = { vocabulary: await vocabularies(ctx.storeId), tree, locale: ctx.locale };
    for (const { narrow, corrected, isSome, key } of attemptsFor(title, known)) {
      last = { ...(await look({ ...filter, ...narrow }, tree, key)), corrected, ...(isSome ? { isSome } : {}) };
      if (last.counted.counts.merchants.size > 0) return last;
    }
    if (!last) throw new Error('A search tries something');
    return last;
  };

  const filterOf = (query: ListQuery, scope: ListScope, tree: CategoryTree, ctx: Ctx) => {
    const ignored: Ignored = [];
    const categoryId = scope.categoryId ?? (query.cid !== undefined && tree.byId(query.cid) ? query.cid : undefined);
    if (query.cid !== undefined && categoryId === undefined)
      ignored.push({ key: 'category', value: String(query.cid) });
    const filter: ListFilter = {
      storeId: ctx.storeId,
      now: clock.now(),
      merchantIds: query.merchant ?? [],
      attributes: attributesOf(query.attr ?? []),
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(scope.isInActivity ? { isInActivity: true } : {}),
      ...(query.minPrice === undefined ? {} : { minCents: centsOf(query.minPrice) }),
      ...(query.maxPrice === undefined ? {} : { maxCents: centsOf(query.maxPrice) }),
      ...(query.rating ? { rating: query.rating } : {}),
      ...(query.freeShipping ? { isFreeShipping: true } : {}),
      ...(query.inStock ? { isInStock: true } : {}),
    };
    return { filter, ignored };
  };

  return {
    /**
     * One page of a list with its facets.
     * Filters that no product has are left out and named in `ignored`; a page beyond the end is empty.
     * Source: spec 2 "/products/*"; docs/contract.md "Lists".
     */
    async list(query: ListQuery, scope: ListScope, ctx: Ctx): Promise<ProductResults> {
      const tree = await trees(ctx.storeId);
      const asked = filterOf(query, scope, tree, ctx);
      const title = query.title ?? '';
      const sort = query.sort ?? (title ? 'relevance' : 'sales');
      const at = { sort, offset: offsetOf(query), limit: query.limit };
      const first: Found = title
        ? await search(asked.filter, title, tree, ctx)
        : { ...(await look(asked.filter, tree, scope.isBestSellers ? bestSellers : '')), corrected: null };
      const known = withoutUnknown(first.filter, first.counted.counts);
      const { shelf, ranked } = first;
      const counted =
        known.ignored.length > 0 && first.counted.counts.merchants.size > 0
          ? countShelf(shelf, known.filter, placeOf(known.filter, tree, ranked))
          : first.counted;
      const { filter } = known;
      const ids = pickPage(shelf, counted, { ...at, ...(ranked ? { ranked } : {}) });
      return {
        ...page(await showAsked(await cardsOf(ctx.storeId, ids, ctx.locale), filter.attributes), {
          ...query,
          total: counted.counts.total,
        }),
        facets: await facetsOf({
          filter,
          counts: counted.counts,
          tree,
          locale: ctx.locale,
          isOfCategory: scope.categoryId !== undefined,
        }),
        ignored: [...asked.ignored, ...known.ignored],
        corrected: first.corrected,
        ...(first.isSome ? { hasSomeWords: true } : {}),
      };
    },
  };
}

export type ListService = ReturnType<typeof createListService>;
