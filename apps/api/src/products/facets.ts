import type { Facet, FacetValue } from '@souk/contract';
import { isColour, narrowsWell } from '@souk/domain';
import { sql } from 'kysely';
import type { CategoryTree } from '../categories/category-tree';
import { rowsShown } from '../database/tx';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { createWords } from '../words';
import type { ListCounts } from './catalogue-index/count';
import type { ListFilter } from './catalogue-index/list-filter';
import { lookOf } from './swatches';

const words = createWords({
  category: { en: 'Category', fr: 'Catégorie' },
  price: { en: 'Price', fr: 'Prix' },
  merchant: { en: 'Merchant', fr: 'Marchand' },
  rating: { en: 'Rating', fr: 'Note' },
  freeShipping: { en: 'Free shipping', fr: 'Livraison gratuite' },
  inStock: { en: 'In stock', fr: 'En stock' },
  stars: { en: '{n} stars and up', fr: '{n} étoiles et plus' },
});

/** One value of an attribute with its French names. */
interface AttributeWord {
  name: string;
  value: string;
  nameFr: string;
  valueFr: string;
}

/** Attributes and values of a store in the order in which they are shown. */
export const attributeWords = (storeId: number) =>
  rowsShown(sql<AttributeWord>`
    select name, value, name_fr as "nameFr", value_fr as "valueFr"
    from attribute_word where store_id = ${storeId} order by name, sort, value`);

const merchantNames = (ids: readonly number[]) =>
  rowsShown(
    sql<{ id: number; name: string }>`select id, name from merchant where id = any(${ids}::bigint[]) order by name`,
  );

interface FacetInput {
  filter: ListFilter;
  counts: ListCounts;
  tree: CategoryTree;
  locale: Locale;
  /** True for a category's own page, which shows the ways further down by itself. */
  isOfCategory: boolean;
}

/** The category that was chosen, then what lies below it: a way further down. */
const categoryFacet = ({ filter, counts, tree, locale }: FacetInput): Facet => {
  const chosen = filter.categoryId === undefined ? undefined : tree.byId(filter.categoryId);
  const within = new Map<number, number>();
  for (const [leaf, count] of counts.categories) {
    for (const id of tree.byId(leaf)?.path ?? []) within.set(id, (within.get(id) ?? 0) + count);
  }
  const value = (id: number, name: string, selected: boolean): FacetValue => ({
    value: String(id),
    label: name,
    count: within.get(id) ?? 0,
    selected,
  });
  const below = tree.below(chosen?.id ?? null).filter((one) => within.has(one.id));
  return {
    key: 'category',
    label: words(locale, 'category'),
    values: [
      ...(chosen ? [value(chosen.id, chosen.name[locale], true)] : []),
      ...below.map((one) => value(one.id, one.name[locale], false)),
    ],
  };
};

const priceFacet = ({ counts, locale }: FacetInput): Facet => ({
  key: 'price',
  label: words(locale, 'price'),
  values: [],
  ...(counts.minCents === null ? {} : { min: usdOf(counts.minCents) }),
  ...(counts.maxCents === null ? {} : { max: usdOf(counts.maxCents) }),
});

const merchantFacet = async ({ filter, counts, locale }: FacetInput): Promise<Facet> => ({
  key: 'merchant',
  label: words(locale, 'merchant'),
  values: (await merchantNames([...counts.merchants.keys()]))
    .map(({ id, name }) => ({
      value: String(id),
      label: name,
      count: counts.merchants.get(id) ?? 0,
      selected: filter.merchantIds.includes(id),
    }))
    .sort((a, b) => b.count - a.count),
});

const ratingFacet = ({ filter, counts, locale }: FacetInput): Facet => ({
  key: 'rating',
  label: words(locale, 'rating'),
  values: [4, 3, 2].map((stars) => ({
    value: String(stars),
    label: words(locale, 'stars', { n: stars }),
    count: counts.ratings.get(stars) ?? 0,
    selected: filter.rating === stars,
  })),
});

const flagFacet = (key: 'freeShipping' | 'inStock', selected: boolean, { counts, locale }: FacetInput): Facet => ({
  key,
  label: words(locale, key),
  values: [{ value: 'true', label: words(locale, key), count: counts[key], selected }],
});

const attributeFacets = async ({ filter, counts, locale }: FacetInput): Promise<Facet[]> => {
  const facets = new Map<string, Facet>();
  const shown = (name: string) =>
    narrowsWell(
      counts.attributes.get(name) ?? 0,
      counts.withoutAttributes,
      filter.attributes.some((chosen) => chosen.name === name),
    );
  for (const one of await attributeWords(filter.storeId)) {
    const count = counts.options.get(`${one.name}=${one.value}`);
    if (count === undefined || !shown(one.name)) continue;
    const facet = facets.get(one.name) ?? {
      key: `attr:${one.name}`,
      label: locale === 'fr' ? one.nameFr : one.name,
      values: [],
    };
    const swatch = isColour(one.name) ? lookOf(one.value) : null;
    facet.values.push({
      ...(swatch ? { swatch } : {}),
      value: one.value,
      label: locale === 'fr' ? one.valueFr : one.value,
      count,
      selected: filter.attributes.some((chosen) => chosen.name === one.name && chosen.values.includes(one.value)),
    });
    facets.set(one.name, facet);
  }
  return [...facets.values()];
};

/** Every way to narrow the list, with counts that follow what is chosen. Values that would leave nothing stay, with 0. */
export async function facetsOf(input: FacetInput): Promise<Facet[]> {
  return [
    ...(input.isOfCategory ? [] : [categoryFacet(input)]),
    priceFacet(input),
    ...(await attributeFacets(input)),
    await merchantFacet(input),
    ratingFacet(input),
    flagFacet('freeShipping', input.filter.isFreeShipping ?? false, input),
    flagFacet('inStock', input.filter.isInStock ?? false, input),
  ];
}
