import type { ProductSort } from '@souk/contract';
import { type RawBuilder, sql } from 'kysely';
import { rows } from '../database/tx';
import { demandsOf, type Group, type ListFilter, optionsOf, scopeOf } from './list-filter';
import { orderOf } from './list.repository';

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
  pageIds: number[];
}

/** A page that is wanted together with the counts. */
export interface PageWanted {
  sort: ProductSort;
  offset: number;
  limit: number;
}

const bits: Record<Group, number> = { price: 1, merchant: 2, rating: 4, freeShipping: 8, inStock: 16, attributes: 32 };
const everything = 63;

const missOf = (filter: ListFilter): RawBuilder<unknown> => {
  const flags = [...demandsOf(filter)].map(
    ([group, demand]) => sql`case when ${demand} then 0 else ${sql.lit(bits[group])} end`,
  );
  return flags.length === 0 ? sql`0` : sql`${sql.join(flags, sql` + `)}`;
};

/** True for rows that fail at most the demand of `group` itself: a facet is counted as if it were not chosen yet. */
const butFor = (group: Group) => sql`(b.miss & ${sql.lit(everything - bits[group])}) = 0`;

const baseOf = (filter: ListFilter, place: RawBuilder<unknown>) => sql`
  select ${place} as place, p.id, p.category_id, p.merchant_id, p.shown_cents, floor(p.rating)::int as stars,
    p.is_shipping_included as free, p.in_stock as stocked, p.options, ${missOf(filter)} as miss
  from product p where ${scopeOf(filter)}`;

type Way = 'category_id' | 'merchant_id' | 'stars' | 'free' | 'stocked' | 'options' | 'all' | 'page';

interface CountRow {
  way: Way;
  key: number | boolean | string[] | null;
  n: number;
  but_merchant: number;
  but_rating: number;
  but_free: number;
  but_stock: number;
  low: number | null;
  high: number | null;
}

/** All ways in one scan: the rows are read once, whatever is counted. */
const countsOf = sql`
  select case grouping(category_id, merchant_id, stars, free, stocked, options)
      when 31 then 'category_id' when 47 then 'merchant_id' when 55 then 'stars' when 59 then 'free'
      when 61 then 'stocked' when 62 then 'options' else 'all' end as way,
    coalesce(to_json(category_id), to_json(merchant_id), to_json(stars), to_json(free), to_json(stocked), to_json(options)) as key,
    count(*) filter (where b.miss = 0) as n,
    count(*) filter (where ${butFor('merchant')}) as but_merchant,
    count(*) filter (where ${butFor('rating')}) as but_rating,
    count(*) filter (where ${butFor('freeShipping')}) as but_free,
    count(*) filter (where ${butFor('inStock')}) as but_stock,
    min(b.shown_cents) filter (where ${butFor('price')}) as low,
    max(b.shown_cents) filter (where ${butFor('price')}) as high
  from base b
  group by grouping sets ((category_id), (merchant_id), (stars), (free), (stocked), (options), ())`;

/** Ids of the page out of the rows that were counted, so that a search reads its hits once. */
const pageOf = ({ offset, limit }: PageWanted) => sql`
  union all (select 'page', null, b.id, 0, 0, 0, 0, null, null from base b where b.miss = 0 order by b.place limit ${limit} offset ${offset})`;

/** With an attribute chosen, each option is counted in the variants that have what else was chosen. */
const countOptions = (filter: ListFilter) => {
  const others = filter.attributes.map(
    (one) => sql`(v.options && ${optionsOf(one)}::text[] or split_part(o, '=', 1) = ${one.name})`,
  );
  const stock = filter.isInStock ? sql` and v.stock > 0` : sql``;
  return rows(sql<{ option: string; n: number }>`
    with base as (${baseOf(filter, sql`0`)})
    select o as option,
      count(distinct b.id) filter (where ${butFor('attributes')} and ${sql.join(others, sql` and `)}${stock}) as n
    from base b join variant v on v.product_id = b.id and v.on_sale, unnest(v.options) as o group by o`);
};

const optionMap = (found: readonly CountRow[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { key, n } of found) {
    if (Array.isArray(key)) for (const option of key) counts.set(option, (counts.get(option) ?? 0) + n);
  }
  return counts;
};

const collect = (found: readonly CountRow[]): ListCounts => {
  const of = (way: Way) => found.filter((one) => one.way === way);
  const all = of('all')[0];
  const stars = of('stars');
  const whenTrue = (way: 'free' | 'stocked') => of(way).find((one) => one.key === true);
  const atLeast = (least: number) =>
    stars.reduce((sum, one) => sum + (Number(one.key) >= least ? one.but_rating : 0), 0);
  return {
    total: all?.n ?? 0,
    minCents: all?.low ?? null,
    maxCents: all?.high ?? null,
    categories: new Map(of('category_id').map((one) => [Number(one.key), one.n])),
    merchants: new Map(of('merchant_id').map((one) => [Number(one.key), one.but_merchant])),
    ratings: new Map([4, 3, 2].map((least) => [least, atLeast(least)])),
    freeShipping: whenTrue('free')?.but_free ?? 0,
    inStock: whenTrue('stocked')?.but_stock ?? 0,
    options: optionMap(of('options')),
    pageIds: of('page').map((one) => one.n),
  };
};

/**
 * Counts a list in one statement; a second one when an attribute is chosen.
 * @param wanted a page to be read along; `pageIds` is empty without.
 */
export async function countList(filter: ListFilter, wanted?: PageWanted): Promise<ListCounts> {
  const place = wanted ? sql`row_number() over (order by ${orderOf(filter, wanted.sort)})` : sql`0`;
  const found = await rows(sql<CountRow>`
    with base as (${baseOf(filter, place)}) ${countsOf} ${wanted ? pageOf(wanted) : sql``}`);
  const counts = collect(found);
  if (filter.attributes.length === 0) return counts;
  return { ...counts, options: new Map((await countOptions(filter)).map((one) => [one.option, one.n])) };
}
