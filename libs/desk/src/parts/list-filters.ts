import type { ListFilters } from './list-url';

/** The day that an address names; undefined: none, or what is no day. Days of long ago are half-typed years. */
export const dayIn = (text: string | undefined): string | undefined =>
  text && /^2\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ? text : undefined;

/** The same with some of it changed; an empty text takes something out. */
export const filtersWith = (filters: ListFilters, change: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, text]) => text !== ''));
