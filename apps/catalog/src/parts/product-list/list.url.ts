import type { ProductSort } from '@souk/contract';

/** What narrows and orders a list, as its address says it. Everything may be absent. Source: docs/contract.md, Lists. */
export type ListFilter = {
  title?: string;
  cid?: number;
  l?: number;
  sort?: ProductSort;
  minPrice?: number;
  maxPrice?: number;
  merchant?: number[];
  rating?: number;
  freeShipping?: boolean;
  inStock?: boolean;
  attr?: string[];
};

export const sorts = [
  'relevance',
  'priceAsc',
  'priceDesc',
  'newest',
  'rating',
  'sales',
] as const satisfies readonly ProductSort[];

/** The order of a list that was asked for in none: by relevance where words were searched, else what sells best. */
export const defaultSort = (search: URLSearchParams): ProductSort =>
  search.get('title')?.trim() ? 'relevance' : 'sales';

/** The orders that mean something: nothing is relevant to no words. */
export const sortsFor = (search: URLSearchParams): readonly ProductSort[] =>
  sorts.filter((sort) => sort !== 'relevance' || defaultSort(search) === 'relevance');

const longestTitle = 200;
const mostValues = 40;

/** Reads an address; what makes no sense there is left out, so that no address breaks a list. Source: docs/expectations PL1. */
export const readFilter = (search: URLSearchParams): ListFilter => {
  const number = (name: string, most: number) => {
    const value = Number(search.get(name) || Number.NaN);
    return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;
  };
  const whole = (name: string, most: number) => {
    const value = number(name, most);
    return value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
  };
  const cents = (name: string) => {
    const value = number(name, 1_000_000);
    return value === undefined ? undefined : Math.round(value * 100) / 100;
  };
  const merchants = search
    .getAll('merchant')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647);
  const attrs = search
    .getAll('attr')
    .filter((text) => text.includes(':') && !text.includes('\0') && text.length <= 120);
  return present({
    // The api refuses text with a NUL in it, which nobody types.
    title: search.get('title')?.replaceAll('\0', '').trim().slice(0, longestTitle) || undefined,
    cid: whole('cid', 2_147_483_647),
    l: whole('l', 3),
    sort: sortsFor(search).find((sort) => sort === search.get('sort')),
    minPrice: cents('minPrice'),
    maxPrice: cents('maxPrice'),
    merchant: merchants.length > 0 ? merchants.slice(0, mostValues) : undefined,
    rating: number('rating', 5),
    freeShipping: search.get('freeShipping') === 'true' || undefined,
    inStock: search.get('inStock') === 'true' || undefined,
    attr: attrs.length > 0 ? attrs.slice(0, mostValues) : undefined,
  });
};

/** The page that an address asks for: a whole number from 1; anything else is page 1. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

/** The same list at another page; page 1 is said by saying nothing. */
export const hrefOfPage = (pathname: string, search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return hrefOf(pathname, next);
};

export const hrefOf = (pathname: string, search: URLSearchParams): string => {
  const text = search.toString();
  return text ? `${pathname}?${text}` : pathname;
};

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
