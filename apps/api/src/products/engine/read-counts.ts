import { type ListCounts, starSteps } from '../catalogue-index/count';
import type { ListFilter } from '../catalogue-index/list-filter';
import { nameOf } from '../catalogue-index/shape';

interface Bucket {
  key: string;
  doc_count: number;
  products?: { doc_count: number };
}
interface Buckets {
  buckets: Bucket[];
}
/** Options as `optionsLeft` counts them: of products, or of variants. */
type Options = Partial<Buckets> & { variants?: { fitting: { options: Buckets } } };
interface Counted {
  doc_count: number;
}

/** What the engine counts for all of `countSearches`, each by its name. */
export type EngineCounts = {
  categories: Buckets;
  low: { value: number | null };
  high: { value: number | null };
  merchants: Buckets;
  stars: Buckets;
  freeShipping: Counted;
  inStock: Counted;
  names: Buckets;
  rest: Options;
  allCategories?: Buckets;
  allMerchants?: Buckets;
  allOptions?: Buckets;
} & Record<`chosen${number}`, Options>;

/** How many products fit, and how many would if no option were chosen. */
interface Totals {
  fitting: number;
  withoutAttributes: number;
}

const countOf = ({ doc_count, products }: Bucket) => products?.doc_count ?? doc_count;

const bucketsOf = ({ buckets, variants }: Options) => buckets ?? variants?.fitting.options.buckets ?? [];

/** Counts by key; what a narrowed list no longer has stays, with 0. */
const withEmpty = (counted: readonly Bucket[], all: Buckets | undefined) =>
  new Map([
    ...(all?.buckets ?? []).map(({ key }) => [key, 0] as const),
    ...counted.map((bucket) => [bucket.key, countOf(bucket)] as const),
  ]);

const byNumber = (counts: ReadonlyMap<string, number>) =>
  new Map([...counts].map(([key, count]) => [Number(key), count]));

/** Each option as it was counted for its own attribute. */
const optionsIn = ({ attributes }: ListFilter, counts: EngineCounts): Bucket[] => {
  const chosen = new Set(attributes.map(({ name }) => name));
  const ofChosen = attributes.flatMap(({ name }, at) =>
    bucketsOf(counts[`chosen${at}`] ?? {}).filter(({ key }) => nameOf(key) === name),
  );
  return [...bucketsOf(counts.rest).filter(({ key }) => !chosen.has(nameOf(key))), ...ofChosen];
};

/** The engine's counts as lists have them. */
export const readCounts = (filter: ListFilter, counts: EngineCounts, totals: Totals): ListCounts => {
  const starCounts = byNumber(withEmpty(counts.stars.buckets, undefined));
  return {
    total: totals.fitting,
    minCents: counts.low.value,
    maxCents: counts.high.value,
    categories: byNumber(withEmpty(counts.categories.buckets, counts.allCategories)),
    merchants: byNumber(withEmpty(counts.merchants.buckets, counts.allMerchants)),
    ratings: new Map(starSteps.map((stars) => [stars, starCounts.get(stars) ?? 0])),
    freeShipping: counts.freeShipping.doc_count,
    inStock: counts.inStock.doc_count,
    options: withEmpty(optionsIn(filter, counts), counts.allOptions),
    attributes: withEmpty(counts.names.buckets, undefined),
    withoutAttributes: totals.withoutAttributes,
  };
};
