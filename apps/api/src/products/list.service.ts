import type { Paged, ProductCard, ProductResults } from '@souk/contract';
import type { productFilter } from '@souk/contract/schema';
import type { z } from 'zod';
import type { CategoryTree, CategoryTrees } from '../categories/category-tree';
import type { Clock } from '../clock';
import type { Ctx } from '../http/handlers';
import { centsOf } from '../money';
import { offsetOf, page } from '../reply';
import { type Attempt, attemptsFor } from '../search/attempts';
import type { Vocabularies } from '../search/vocabulary';
import { showAsked } from './asked-variants';
import { cardsOf } from './cards';
import { facetsOf } from './facets';
import type { ListAsked, PageAsked, ProductSearch } from './search/product-search';
import type { ListCounts } from './catalogue-index/count';
import type { AttributeChoice, ListFilter } from './catalogue-index/list-filter';

/** What a list call asks for. */
export type ListQuery = z.output<typeof productFilter>;

/** What the call itself decides, beside what the shopper chose. */
export interface ListScope {
  categoryId?: number;
  isInActivity?: boolean;
  /** Only what sells best and can be bought. */
  isBestSellers?: boolean;
  /** Only one merchant's; the list is empty where they have nothing on sale. */
  merchantId?: number;
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
const withoutUnknown = (
  filter: ListFilter,
  counts: ListCounts,
  { merchantId }: ListScope,
): { filter: ListFilter; ignored: Ignored } => {
  const ignored: Ignored = [];
  const merchantIds = filter.merchantIds.filter((id) => {
    if (id === merchantId || counts.merchants.has(id)) return true;
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

/** What is searched for, and where. */
type Wanted = ListScope & { title: string };

interface Found {
  asked: ListAsked;
  counts: ListCounts;
  ids: number[];
  corrected: string | null;
  isSome?: true;
}

/** A merchant's page has no place to say that only something like what was searched for is shown. */
const triedFor = (attempts: readonly Attempt[], merchantId: number | undefined): readonly Attempt[] => {
  const sure = attempts.filter(({ isSome, narrow }) => !isSome && narrow.alike === undefined);
  return merchantId === undefined || sure.length === 0 ? attempts : sure;
};

/** Lists of products: everything, a category, a search, promotions, best sellers. */
export function createListService(needs: {
  clock: Clock;
  trees: CategoryTrees;
  vocabularies: Vocabularies;
  products: ProductSearch;
}) {
  const { clock, trees, vocabularies, products } = needs;

  const look = async (asked: ListAsked, at: PageAsked): Promise<Found> => ({
    asked,
    corrected: null,
    ...(await products.list(asked, at)),
  });

  const search = async (asked: ListAsked, { title, merchantId }: Wanted, at: PageAsked, ctx: Ctx): Promise<Found> => {
    let last: Found | undefined;
    const known = { vocabulary: await vocabularies(ctx.storeId), tree: asked.tree, locale: ctx.locale };
    const isFound = ({ counts: { merchants } }: Found) =>
      merchantId === undefined ? merchants.size > 0 : merchants.has(merchantId);
    for (const { narrow, corrected, isSome, key } of triedFor(attemptsFor(title, known), merchantId)) {
      const found = await look({ ...asked, filter: { ...asked.filter, ...narrow }, words: key }, at);
      last = { ...found, corrected, ...(isSome ? { isSome } : {}) };
      if (isFound(last)) return last;
    }
    if (!last) throw new Error('A search tries something');
    return last;
  };

  const filterOf = (query: ListQuery, scope: ListScope, tree: CategoryTree, ctx: Ctx) => {
    const ignored: Ignored = [];
    // of a merchant's products an unknown category has none; other lists go on without it, and say so
    const isKept = query.cid !== undefined && (scope.merchantId !== undefined || tree.byId(query.cid));
    const categoryId = scope.categoryId ?? (isKept ? query.cid : undefined);
    if (query.cid !== undefined && categoryId === undefined)
      ignored.push({ key: 'category', value: String(query.cid) });
    const filter: ListFilter = {
      storeId: ctx.storeId,
      now: clock.now(),
      merchantIds: scope.merchantId === undefined ? (query.merchant ?? []) : [scope.merchantId],
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

  const find = async (query: ListQuery, scope: ListScope, ctx: Ctx) => {
    const tree = await trees(ctx.storeId);
    const asked = filterOf(query, scope, tree, ctx);
    const title = query.title ?? '';
    const sort = query.sort ?? (title ? 'relevance' : 'sales');
    const at = { sort, offset: offsetOf(query), limit: query.limit };
    const everything: ListAsked = {
      filter: asked.filter,
      tree,
      words: '',
      ...(scope.isBestSellers ? { isBestSellers: true } : {}),
    };
    const first = await (title ? search(everything, { title, ...scope }, at, ctx) : look(everything, at));
    const { filter, ignored } = withoutUnknown(first.asked.filter, first.counts, scope);
    const { counts, ids } =
      ignored.length > 0 && first.counts.merchants.size > 0 ? await look({ ...first.asked, filter }, at) : first;
    return { ...first, tree, filter, counts, ids, ignored: [...asked.ignored, ...ignored] };
  };

  return {
    /**
     * One page of a list with its facets.
     * Filters that no product has are left out and named in `ignored`; a page beyond the end is empty.
     * Source: spec 2 "/products/*"; docs/contract.md "Lists".
     */
    async list(query: ListQuery, scope: ListScope, ctx: Ctx): Promise<ProductResults> {
      const { tree, filter, counts, ids, ignored, corrected, isSome } = await find(query, scope, ctx);
      return {
        ...page(await showAsked(await cardsOf(ctx.storeId, ids, ctx.locale), filter.attributes), {
          ...query,
          total: counts.total,
        }),
        facets: await facetsOf({
          filter,
          counts,
          tree,
          locale: ctx.locale,
          isOfCategory: scope.categoryId !== undefined,
        }),
        ignored,
        corrected,
        ...(isSome ? { hasSomeWords: true } : {}),
      };
    },

    /** One page of a merchant's products, without facets. */
    async ofMerchant(merchantId: number, query: ListQuery, ctx: Ctx): Promise<Paged<ProductCard>> {
      const { ids, counts } = await find(query, { merchantId }, ctx);
      return page(await cardsOf(ctx.storeId, ids, ctx.locale), { ...query, total: counts.total });
    },

    /** How many products a merchant lists, by the id of their third-level category. */
    async categoriesOf(merchantId: number, ctx: Ctx): Promise<Map<number, number>> {
      const { counts } = await find({ page: 1, limit: 1 }, { merchantId }, ctx);
      return counts.categories;
    },
  };
}

export type ListService = ReturnType<typeof createListService>;
