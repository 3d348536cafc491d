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

export const starSteps = [4, 3, 2] as const;

/** More values than a store has of anything: none is left out. */
const most = 20_000;
const terms = (field: string) => ({ terms: { field, size: most } });

type Aggregations = Record<string, Clause>;
const counted = (filter: readonly Clause[], aggs: Aggregations): Clause => ({ filter: allOf(filter), aggs });

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
  if (others.length === 0) return { ...counted([], { flat: terms(isInStock ? 'stockedOptions' : 'options') }) };
  return counted(
    others.map((choice) => isOneOf('options', optionsOf(choice))),
    { variants: optionsOfVariants(variantClauses(others, isInStock)) },
  );
};

/** What the engine counts of a list, by the names that `readCounts` knows. */
export const countAggregations = (filter: ListFilter): Aggregations => {
  const demands = demandsOf(filter);
  const but = (left?: Demand) => demandsBut(demands, left);
  const isNarrowed = but().length > 0;
  return {
    all: counted(but(), { categories: terms('category') }),
    price: counted(but('price'), { low: { min: { field: 'cents' } }, high: { max: { field: 'cents' } } }),
    merchant: counted(but('merchant'), { merchants: terms('merchant') }),
    rating: counted(but('rating'), {
      stars: {
        filters: {
          filters: Object.fromEntries(starSteps.map((stars) => [stars, { range: { tenths: { gte: stars * 10 } } }])),
        },
      },
    }),
    freeShipping: counted([...but('freeShipping'), isTerm('isFree', true)], {}),
    inStock: counted([...but('inStock'), isTerm('isStocked', true)], {}),
    attributes: counted(but('attributes'), {
      names: terms('attributes'),
      rest: optionsLeft(filter),
      ...Object.fromEntries(filter.attributes.map(({ name }, at) => [`chosen${at}`, optionsLeft(filter, name)])),
    }),
    // what was there before anything narrowed the list stays, with 0
    ...(isNarrowed
      ? { allCategories: terms('category'), allMerchants: terms('merchant'), allOptions: terms('options') }
      : {}),
  };
};
