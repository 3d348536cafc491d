import { describeWhere } from '@souk/run/where';
import { sql } from 'kysely';
import { type CategoryTree, createCategoryTrees } from '../../categories/category-tree';
import { row, rows } from '../../database/tx';
import type { Ctx } from '../../http/handlers';
import type { Locale } from '../../locale';
import { createVocabularies } from '../../search/vocabulary';
import { createSuggestService } from '../../suggestions/suggest.service';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createListService, type ListQuery, type ListScope } from '../list.service';
import type { ProductSearch } from '../search/product-search';
import { createMemorySearch } from '../search/memory-search';
import { createCatalogueIndexes } from '../catalogue-index/catalogue-indexes';
import { createEngineSearch } from './engine-search';

/** Set by `npm run test:opensearch`, which starts a search engine for it. */
const url = process.env.TEST_SEARCH_URL;

/** Words that shoppers type: names, materials, shelves, makers, plurals, accents left out, slips, words written as one. */
const searches: Record<Locale, string[]> = {
  en: [
    'mug',
    'mugs',
    'coffee mug',
    'tea pot',
    'head phones',
    'earphones',
    'shirt linen',
    'linen shirts',
    'lamps for desk',
    'notebok lined',
    'chopping board',
    'candel holder',
    'tote bag',
    'throw',
    'pillow',
    'lighting',
    'furniture',
    'bathroom',
    'decor',
    'linen court',
    'white mugs',
    'totebag',
    'tote-bag',
    'hedphons',
    'red scarf',
    'scarf for men',
    'glaze blue',
    'lin',
    'br',
    'kettel',
    'cushin',
    'mgu',
    'xylophone',
    'qqqq zzzz',
    '3',
    'the',
    'dishwasher',
    'hand made',
  ],
  fr: [
    'théières',
    'theiere',
    'chemise lin',
    'lampe de bureau',
    'bouilloire acier',
    'casque audio noir',
    'moulin à café',
    'boll',
    'coussn',
    'pendule',
    'verre à vin',
    'sac',
    'luminaires',
    'meubles',
    'salle de bain',
    'vaisselle',
    'vêtements',
    'tasse blanche',
    'cabas-toile',
    'plateau noyer',
    'bouiloire',
    'ceramiqe',
    'paniers rangement',
    'l’été',
    'à la main',
    'carnet ligné',
    'bleue',
    'xylophone',
  ],
};
/** Every order but relevance. */
const sorts = ['sales', 'newest', 'rating', 'priceAsc', 'priceDesc'] as const;
const starts = [
  'mu',
  'lin',
  'bra',
  'tea',
  'cu',
  'bou',
  'lam',
  'wal',
  'can',
  'thé',
  'ceramique',
  'tasse bl',
  'hedph',
  'verre a v',
  'zz',
];

describeWhere(url !== undefined, '`npm run test:opensearch`')('the engine beside the index in memory', () => {
  let store: TestApp;
  let tree: CategoryTree;
  const ctxOf = (locale: Locale) => ({ storeId: 1, locale }) as Ctx; // nothing else of it is asked
  const serve = (products: ProductSearch) => {
    const { clock } = store.deps;
    const needs = { clock, products, trees: createCategoryTrees(), vocabularies: createVocabularies() };
    return { lists: createListService(needs), suggestions: createSuggestService(needs) };
  };
  let memory: ReturnType<typeof serve>;
  let engine: ReturnType<typeof serve>;

  beforeAll(async () => {
    store = await createTestApp({ products: 600 });
    if (!store.deps.searchEngine) throw new Error('There is no engine');
    memory = serve(createMemorySearch(createCatalogueIndexes(store.deps)));
    engine = serve(createEngineSearch(store.deps.searchEngine));
    tree = await createCategoryTrees()(1);
  });
  afterAll(() => store.close());

  const both = async (query: Partial<ListQuery>, scope: ListScope = {}, locale: Locale = 'en') => {
    const asked = { page: 1, limit: 50, ...query } as ListQuery;
    const [expected, found] = await Promise.all(
      [memory, engine].map((one) => one.lists.list(asked, scope, ctxOf(locale))),
    );
    return { expected, found };
  };
  const expectSame = async (query: Partial<ListQuery>, scope: ListScope = {}, locale: Locale = 'en') => {
    const { expected, found } = await both(query, scope, locale);
    expect({ query, ...found }).toEqual({ query, ...expected });
  };

  test('every category, whole and by its own page', async () => {
    for (const { id } of tree.all) {
      await expectSame({ cid: id }, {}, 'fr');
      await expectSame({}, { categoryId: id });
    }
  });

  test.each(sorts)('every page in order: %s', async (sort) => {
    for (let page = 1; page <= 14; page += 1) await expectSame({ sort, page });
  });

  test('promotions and best sellers, in every order', async () => {
    for (const sort of [...sorts, undefined]) {
      await expectSame(sort ? { sort } : {}, { isInActivity: true });
      await expectSame(sort ? { sort } : {}, { isBestSellers: true });
    }
  });

  /** Every way to narrow the whole list, as a shopper is offered it. */
  const waysToNarrow = async (query: Partial<ListQuery> = {}): Promise<Partial<ListQuery>[]> => {
    const { expected } = await both(query);
    return (
      expected?.facets.flatMap(({ key, values }) =>
        values.map(({ value }): Partial<ListQuery> => {
          if (key === 'category') return { cid: Number(value) };
          if (key === 'merchant') return { merchant: [Number(value)] };
          if (key === 'rating') return { rating: Number(value) };
          return key.startsWith('attr:') ? { attr: [`${key.slice('attr:'.length)}:${value}`] } : { [key]: true };
        }),
      ) ?? []
    );
  };

  test('every value of every facet, of the whole store and of each category', async () => {
    let asked = 0;
    for (const place of [{}, ...tree.all.map(({ id }) => ({ cid: id }))])
      for (const way of await waysToNarrow(place)) {
        await expectSame({ ...place, ...way });
        asked += 1;
      }
    expect(asked).toBeGreaterThan(500);
  });

  test('values of facets together, three and four at once, with a price', async () => {
    const ways = await waysToNarrow();
    const words = await rows(sql<{ attr: string }>`select name || ':' || value as attr from attribute_word order by 1`);
    const attrs = words.map(({ attr }) => attr);
    const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
    for (let n = 0; n < 150; n += 1) {
      await expectSame({
        ...at(ways, n * 7 + 1),
        ...(n % 4 ? {} : at(ways, n * 13 + 5)),
        attr: [at(attrs, n * 3), at(attrs, n * 3 + 1), ...(n % 2 ? [at(attrs, n * 11 + 2)] : [])],
        ...(n % 3 ? { inStock: true } : {}),
        ...(n % 5 ? {} : { minPrice: 10 + n, maxPrice: 80 + n }),
      });
    }
  });

  test('a shirt that is blue and large is one variant', async () => {
    const shirts = await row(sql<{ id: number }>`select id from category where slug = 'shirts'`);
    const cid = shirts?.id ?? 0;
    for (const first of await waysToNarrow({ cid }))
      for (const second of await waysToNarrow({ cid, ...first }))
        if (first.attr && second.attr) await expectSame({ cid, attr: [...first.attr, ...second.attr], inStock: true });
  });

  test('what no product has is left out and named', async () => {
    await expectSame({ attr: ['Color:Nothing'], merchant: [987_654] });
    await expectSame({ cid: 987_654 });
    await expectSame({ page: 900 });
  });

  describe.each(['en', 'fr'] as const)('searches in %s', (locale) => {
    test.each(searches[locale])('%s finds and counts the same, in every order', async (title) => {
      for (const sort of sorts) await expectSame({ title, sort }, {}, locale);
      await expectSame({ title, sort: 'priceAsc', inStock: true, rating: 3 }, {}, locale);
    });

    test.each(searches[locale])(
      '%s by relevance: the same products in the same order, of many the first',
      async (title) => {
        const { expected, found } = await both({ title }, {}, locale);
        if (!expected || !found) throw new Error('Nobody answered');
        expect({ ...found, list: [] }).toEqual({ ...expected, list: [] });
        // beyond 200 hits the engine chooses which of them the database puts in order
        const first = expected.total <= 200 ? 50 : 3;
        const ids = (list: readonly { id: number }[]) => list.slice(0, first).map(({ id }) => id);
        expect(ids(found.list)).toEqual(ids(expected.list));
        if (expected.total <= 200) await expectSame({ title, page: 3 }, {}, locale);
      },
    );

    test.each(starts)('suggestions for %s', async (typed) => {
      const [expected, found] = await Promise.all(
        [memory, engine].map((one) => one.suggestions.suggest(typed, ctxOf(locale))),
      );
      expect(found).toEqual(expected);
    });
  });

  test('every word of every name finds the same', async () => {
    const names = await rows(
      sql<{ word: string }>`select distinct word from search_word where count > 0 order by word`,
    );
    expect(names.length).toBeGreaterThan(200);
    for (const { word } of names.filter((_one, at) => at % 3 === 0)) await expectSame({ title: word, sort: 'newest' });
  });
});
