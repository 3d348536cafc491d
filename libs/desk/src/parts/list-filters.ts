import { priceMostCents } from '@souk/contract/desk';
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

/** What may be chosen, with what the address names although it is not there: not yet, or no more. By its id. */
export const withChosen = (options: readonly { id: number; name: string }[], chosen: string | undefined) => {
  const id = idIn(chosen);
  return id === undefined || options.some((one) => one.id === id) ? options : [{ id, name: String(id) }, ...options];
};

/** What the chosen one is called; `kind` and its id where it is not there: not yet, or no more. Null: none is chosen. */
export const nameOf = (
  options: readonly { id: number; name: string }[] | undefined,
  chosen: number | undefined,
  kind: string,
): string | null =>
  chosen === undefined ? null : (options?.find(({ id }) => id === chosen)?.name ?? `${kind} ${chosen}`);

/** The amount that an address carries in dollars, in cents, at most as much as anything costs; undefined: none. */
export const amountIn = (text: string | undefined): number | undefined => {
  const cents = typedCents(text ?? '');
  return cents === null ? undefined : Math.min(cents, priceMostCents);
};

type SetOnly<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The same without what is undefined. */
export const setOnly = <T extends object>(narrowed: T): SetOnly<T> =>
  Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined)) as SetOnly<T>;
