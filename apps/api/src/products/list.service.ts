import type { ProductResults, ProductSort } from '@souk/contract';
import type { productFilter } from '@souk/contract/schema';
import type { z } from 'zod';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import type { Ctx } from '../http/handlers';
import { centsOf } from '../money';
import { offsetOf, page } from '../reply';
import { attemptsFor } from '../search/attempts';
import type { Vocabularies } from '../search/vocabulary';
import { createSlowCache } from '../slow-cache';
import { cardsOf } from './cards';
import { facetsOf } from './facets';
import { countList, type ListCounts } from './facets.repository';
import type { AttributeChoice, ListFilter } from './list-filter';
import { findPage } from './list.repository';

/** What a list call asks for. */
export type ListQuery = z.output<typeof productFilter>;

/** What the call itself decides, beside what the shopper chose. */
export interface ListScope {
  categoryId?: number;
  isInActivity?: boolean;
  sort?: ProductSort;
}

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
  counts: ListCounts;
  corrected: string | null;
  key: string;
}

type Page = { sort: ProductSort; offset: number; limit: number };

/** Lists of products: everything, a category, a search, promotions, best sellers. */
export function createListService(needs: { clock: Clock; trees: CategoryTrees; vocabularies: Vocabularies }) {
  const { clock, trees, vocabularies } = needs;
  const slowCounts = createSlowCache<ListCounts>({ slowMs: 25, keepMs: 20_000, max: 500 });

  /** A search reads its page along with the counts; other lists have an index for their page. */
  const count = (filter: ListFilter, text: string, at: Page): Promise<ListCounts> => {
    const { text: _text, rank: _rank, body: _body, now: _now, ...rest } = filter;
    return slowCounts(JSON.stringify([rest, text, text ? at : null]), () => countList(filter, text ? at : undefined));
  };

  const search = async (filter: ListFilter, title: string, at: Page, ctx: Ctx): Promise<Found> => {
    let last: Found | undefined;
    for (const { narrow, corrected, key } of attemptsFor(title, await vocabularies(ctx.storeId), ctx.locale)) {
      const narrowed = { ...filter, ...narrow };
      last = { filter: narrowed, counts: await count(narrowed, key, at), corrected, key };
      if (last.counts.merchants.size > 0) return last;
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
      const sort = scope.sort ?? query.sort ?? (title ? 'relevance' : 'sales');
      const at = { sort, offset: offsetOf(query), limit: query.limit };
      const first: Found = title
        ? await search(asked.filter, title, at, ctx)
        : { filter: asked.filter, counts: await count(asked.filter, '', at), corrected: null, key: '' };
      const known = withoutUnknown(first.filter, first.counts);
      const counts =
        known.ignored.length > 0 && first.counts.merchants.size > 0
          ? await count(known.filter, first.key, at)
          : first.counts;
      const ids = title ? counts.pageIds : await findPage(known.filter, at);
      return {
        ...page(await cardsOf(ctx.storeId, ids, ctx.locale), { ...query, total: counts.total }),
        facets: await facetsOf({ filter: known.filter, counts, tree, locale: ctx.locale }),
        ignored: [...asked.ignored, ...known.ignored],
        corrected: first.corrected,
      };
    },
  };
}

export type ListService = ReturnType<typeof createListService>;
