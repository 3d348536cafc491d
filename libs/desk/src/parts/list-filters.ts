import { typedCents } from './cents';
import type { ListFilters } from './list-url';

/** The day that an address names; undefined: none, or what is no day. A year before 2000 is one that is still being typed. */
export const dayIn = (text: string | undefined): string | undefined =>
  text && /^2\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : undefined;

/** The same with some of it changed; an empty text takes something out. */
export const filtersWith = (filters: ListFilters, change: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, text]) => text !== ''));

/** The thing that an address names by its id; undefined: none. */
export const idIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The amount that an address carries in dollars, in cents; undefined: none. */
export const amountIn = (text: string | undefined): number | undefined => typedCents(text ?? '') ?? undefined;

type SetOnly<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The same without what is undefined. */
export const setOnly = <T extends object>(narrowed: T): SetOnly<T> =>
  Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined)) as SetOnly<T>;
