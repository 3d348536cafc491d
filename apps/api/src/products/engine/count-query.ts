import { type ListFilter, optionsOf } from '../catalogue-index/list-filter';
import {
  allOf,
  type Clause,
  type Demand,
  demandsBut,
  demandsOf,
  isOneOf,
  isTerm,
  variantClauses,
} from './engine-query';

/** More values than a store has of anything: none is left out. */
const most = 20_000;
const terms = (field: string) => ({ terms: { field, size: most } });

type Aggregations = Record<string, Clause>;

/** Products that have an option on a variant of this kind: variants are documents of their own, and are counted by their product. */
const optionsOfVariants = (clauses: readonly Clause[]): Clause => ({
  nested: { path: 'variants' },
  aggs: {
    fitting: {
      filter: allOf(clauses),
      aggs: { options: { ...terms('variants.options'), aggs: { products: { reverse_nested: {} } } } },
    },
  },
});

/**
 * Options as a shopper could choose them next: each beside what is chosen of the other attributes. Before variants are looked at,
 * products that lack a choice are left out.
 * @param but the attribute whose own options are counted; absent: those of attributes of which nothing is chosen
 */
const optionsLeft = ({ attributes, isInStock = false }: ListFilter, but?: string): Clause => {
  const others = attributes.filter(({ name }) => name !== but);
  if (others.length === 0) return terms(isInStock ? 'stockedOptions' : 'options');
  return {
    filter: allOf(others.map((choice) => isOneOf('options', optionsOf(choice)))),
    aggs: { variants: optionsOfVariants(variantClauses(others, isInStock)) },
  };
};

/** What is counted as if the demand of this name were not made: the other ways that it could be. */
const ownWays = (filter: ListFilter): Record<Demand, Aggregations> => ({
  price: { low: { min: { field: 'cents' } }, high: { max: { field: 'cents' } } },
  merchant: { merchants: terms('merchant') },
  rating: {
    stars: terms('stars'),
  },
  freeShipping: { freeShipping: { filter: isTerm('isFree', true) } },
  inStock: { inStock: { filter: isTerm('isStocked', true) } },
  attributes: {
    names: terms('attributes'),
    rest: optionsLeft(filter),
    ...Object.fromEntries(filter.attributes.map(({ name }, at) => [`chosen${at}`, optionsLeft(filter, name)])),
  },
});

/** One search that only counts. The engine looks at each product that fits once, for all that is counted of them. */
interface CountSearch {
  /** What it counts as if it were not demanded; `none`: nothing is, `all`: no demand is made. */
  but: Demand | 'none' | 'all';
  /** What narrows the list beside its place. */
  demands: Clause[];
  aggs: Aggregations;
}

/**
 * The searches that count a list: one of what fits, one for each demand as if it were not made, and one of what was there before
 * anything narrowed the list, which stays, with 0.
 */
export const countSearches = (filter: ListFilter): CountSearch[] => {
  const demands = demandsOf(filter);
  const isNarrowed = Object.keys(demands).length > 0;
  // what is only yes or no has no other way to count: as many as fit
  const made: Demand[] = (Object.keys(demands) as Demand[]).filter(
    (name) => name !== 'freeShipping' && name !== 'inStock',
  );
  const ways = ownWays(filter);
  const rest = Object.entries(ways).filter(([name]) => !made.includes(name as Demand));
  const ofFitting = Object.assign({ categories: terms('category') }, ...rest.map(([, aggs]) => aggs)) as Aggregations;
  const before = { allCategories: terms('category'), allMerchants: terms('merchant'), allOptions: terms('options') };
  return [
    { but: 'none', demands: demandsBut(demands), aggs: ofFitting },
    ...made.map((name) => ({ but: name, demands: demandsBut(demands, name), aggs: ways[name] })),
    ...(isNarrowed ? [{ but: 'all' as const, demands: [], aggs: before }] : []),
  ];
};
