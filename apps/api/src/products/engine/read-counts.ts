import type { ListCounts } from '../catalogue-index/count';
import type { ListFilter } from '../catalogue-index/list-filter';
import { nameOf } from '../catalogue-index/shape';
import { starSteps } from './count-query';

interface Bucket {
  key: string;
  doc_count: number;
  products?: { doc_count: number };
}
interface Buckets {
  buckets: Bucket[];
}
interface Options {
  flat?: Buckets;
  variants?: { fitting: { options: Buckets } };
}

/** What the engine answers to `countAggregations`. */
export interface EngineCounts {
  all: { doc_count: number; categories: Buckets };
  price: { low: { value: number | null }; high: { value: number | null } };
  merchant: { merchants: Buckets };
  rating: { stars: { buckets: Record<string, { doc_count: number }> } };
  freeShipping: { doc_count: number };
  inStock: { doc_count: number };
  attributes: { doc_count: number; names: Buckets; rest: Options } & Record<`chosen${number}`, Options>;
  allCategories?: Buckets;
  allMerchants?: Buckets;
  allOptions?: Buckets;
}

const countOf = ({ doc_count, products }: Bucket) => products?.doc_count ?? doc_count;

const bucketsOf = ({ flat, variants }: Options) => flat?.buckets ?? variants?.fitting.options.buckets ?? [];

/** Counts by key; what a narrowed list no longer has stays, with 0. */
const withEmpty = (counted: readonly Bucket[], all: Buckets | undefined) =>
  new Map([
    ...(all?.buckets ?? []).map(({ key }) => [key, 0] as const),
    ...counted.map((bucket) => [bucket.key, countOf(bucket)] as const),
  ]);

const byNumber = (counts: ReadonlyMap<string, number>) =>
  new Map([...counts].map(([key, count]) => [Number(key), count]));

/** Each option as it was counted for its own attribute. */
const optionsIn = ({ attributes }: ListFilter, counts: EngineCounts['attributes']): Bucket[] => {
  const chosen = new Set(attributes.map(({ name }) => name));
  const ofChosen = attributes.flatMap(({ name }, at) =>
    bucketsOf(counts[`chosen${at}`] ?? {}).filter(({ key }) => nameOf(key) === name),
  );
  return [...bucketsOf(counts.rest).filter(({ key }) => !chosen.has(nameOf(key))), ...ofChosen];
};

/** The engine's counts as lists have them. */
export const readCounts = (filter: ListFilter, counts: EngineCounts): ListCounts => ({
  total: counts.all.doc_count,
  minCents: counts.price.low.value,
  maxCents: counts.price.high.value,
  categories: byNumber(withEmpty(counts.all.categories.buckets, counts.allCategories)),
  merchants: byNumber(withEmpty(counts.merchant.merchants.buckets, counts.allMerchants)),
  ratings: new Map(starSteps.map((stars) => [stars, counts.rating.stars.buckets[stars]?.doc_count ?? 0])),
  freeShipping: counts.freeShipping.doc_count,
  inStock: counts.inStock.doc_count,
  options: withEmpty(optionsIn(filter, counts.attributes), counts.allOptions),
  attributes: withEmpty(counts.attributes.names.buckets, undefined),
  withoutAttributes: counts.attributes.doc_count,
});
