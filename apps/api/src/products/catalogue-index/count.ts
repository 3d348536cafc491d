import type { ListFilter } from './list-filter';
import { hasVariant, nameOf, optionsLeft, wantedOf } from './shape';
import type { CatalogueIndex } from './catalogue-index';

/** What a list holds, counted every way in which it can be narrowed. */
export interface ListCounts {
  total: number;
  /** Prices in cents of the list without its price filter; null when it is empty. */
  minCents: number | null;
  maxCents: number | null;
  /** Third-level category id to count, the filter's other demands as they are. */
  categories: Map<number, number>;
  merchants: Map<number, number>;
  /** Least number of stars to count. */
  ratings: Map<number, number>;
  freeShipping: number;
  inStock: number;
  /** `Name=Value` to count. */
  options: Map<string, number>;
  /** Name of an attribute to how many products have it, whatever is chosen of it. */
  attributes: Map<string, number>;
  /** Products of the list, whatever is chosen of the attributes. */
  withoutAttributes: number;
}

/** Demands that a product fails, as bits. */
const bits = { price: 1, merchant: 2, rating: 4, freeShipping: 8, inStock: 16, attributes: 32 } as const;
/** Of a row outside the list. */
const outside = 255;
/** So many stars at least a list can be narrowed to. */
export const starSteps = [4, 3, 2] as const;

/** A list counted: its figures, and which rows stand in it (0). */
export interface Counted {
  counts: ListCounts;
  misses: Uint8Array;
}

/** Where the list looks: everything when both are absent. */
export interface Place {
  /** Products that were found by words or take part in a promotion. */
  ids?: readonly number[];
  isInCategory?: (categoryId: number) => boolean;
}

const missesOf = (index: CatalogueIndex, filter: ListFilter) => {
  const { cents, tenths } = index.numbers;
  const low = filter.minCents ?? -Infinity;
  const high = filter.maxCents ?? Infinity;
  const least = (filter.rating ?? 0) * 10;
  const merchants = new Set(filter.merchantIds);
  const isMerchant = index.merchants.values.map((id) => merchants.size === 0 || merchants.has(id));
  const wanted = wantedOf(filter.attributes, filter.isInStock ?? false);
  const isShape = wanted.choices.length === 0 ? null : index.shapes.map((shape) => hasVariant(shape, wanted));
  return (row: number): number => {
    const price = cents[row] ?? 0;
    let miss = price < low || price > high ? bits.price : 0;
    if (!isMerchant[index.merchant[row] ?? 0]) miss |= bits.merchant;
    if ((tenths[row] ?? 0) < least) miss |= bits.rating;
    if (filter.isFreeShipping && !index.isFree[row]) miss |= bits.freeShipping;
    if (filter.isInStock && !index.isStocked[row]) miss |= bits.inStock;
    if (isShape && !isShape[index.shape[row] ?? 0]) miss |= bits.attributes;
    return miss;
  };
};

const rowsOf = (index: CatalogueIndex, ids: readonly number[] | undefined): readonly number[] | null =>
  ids ? ids.flatMap((id) => index.rowOf(id) ?? []) : null;

/** Counts by number while rows go by; a number that was seen without being counted keeps its 0. */
const tally = (size: number) => {
  const counts = new Int32Array(size).fill(-1);
  return {
    counts,
    see(at: number, isCounted: boolean) {
      const before = counts[at] ?? -1;
      counts[at] = (before < 0 ? 0 : before) + (isCounted ? 1 : 0);
    },
    toMap: (values: readonly number[]) =>
      new Map(values.flatMap((value, at) => ((counts[at] ?? -1) < 0 ? [] : [[value, counts[at] ?? 0] as const]))),
  };
};

/** Options of the shapes that were seen, each as if its own attribute were not chosen yet. */
const optionCounts = (index: CatalogueIndex, filter: ListFilter, seen: Int32Array) => {
  const wanted = wantedOf(filter.attributes, filter.isInStock ?? false);
  const counts = new Map<string, number>();
  const attributes = new Map<string, number>();
  let withoutAttributes = 0;
  for (const [number, shape] of index.shapes.entries()) {
    const products = seen[number] ?? -1;
    if (products < 0) continue;
    withoutAttributes += products;
    for (const name of new Set(shape.options.map(nameOf))) attributes.set(name, (attributes.get(name) ?? 0) + products);
    const left = optionsLeft(shape, wanted);
    for (const option of shape.options)
      counts.set(option, (counts.get(option) ?? 0) + (left.has(option) ? products : 0));
  }
  return { options: counts, attributes, withoutAttributes };
};

/** Counts a list every way in which it can be narrowed, in one walk along the index. */
export function countListed(index: CatalogueIndex, filter: ListFilter, place: Place): Counted {
  const size = index.ids.length;
  const misses = new Uint8Array(size).fill(outside);
  const missOf = missesOf(index, filter);
  const isHere = index.categories.values.map((id) => place.isInCategory?.(id) ?? true);
  const categories = tally(index.categories.values.length);
  const merchants = tally(index.merchants.values.length);
  const shapes = tally(index.shapes.length);
  const ratings = [0, 0, 0];
  let [total, free, stocked, low, high] = [0, 0, 0, Infinity, -Infinity];

  const walk = (row: number) => {
    const category = index.category[row] ?? 0;
    if (!index.isOn[row] || !isHere[category]) return;
    const miss = missOf(row);
    misses[row] = miss;
    if (miss === 0) total += 1;
    categories.see(category, miss === 0);
    merchants.see(index.merchant[row] ?? 0, (miss & ~bits.merchant) === 0);
    shapes.see(index.shape[row] ?? 0, (miss & ~bits.attributes) === 0);
    if ((miss & ~bits.rating) === 0) {
      const tenths = index.numbers.tenths[row] ?? 0;
      for (const [at, stars] of starSteps.entries()) if (tenths >= stars * 10) ratings[at] = (ratings[at] ?? 0) + 1;
    }
    if (index.isFree[row] && (miss & ~bits.freeShipping) === 0) free += 1;
    if (index.isStocked[row] && (miss & ~bits.inStock) === 0) stocked += 1;
    if ((miss & ~bits.price) === 0) {
      const cents = index.numbers.cents[row] ?? 0;
      if (cents < low) low = cents;
      if (cents > high) high = cents;
    }
  };
  const rows = rowsOf(index, place.ids);
  if (rows) for (const row of rows) walk(row);
  else for (let row = 0; row < size; row += 1) walk(row);

  return {
    misses,
    counts: {
      total,
      minCents: low === Infinity ? null : low,
      maxCents: high === -Infinity ? null : high,
      categories: categories.toMap(index.categories.values),
      merchants: merchants.toMap(index.merchants.values),
      ratings: new Map(starSteps.map((stars, at) => [stars, ratings[at] ?? 0])),
      freeShipping: free,
      inStock: stocked,
      ...optionCounts(index, filter, shapes.counts),
    },
  };
}
