import type { Facet } from '@souk/contract';
import { defaultSort } from '../product-list/list.url';

/** How a facet's value stands in the address: name of the parameter, its text, and whether several may be chosen. */
export const paramOf = (facetKey: string, value: string): { name: string; text: string; isMany: boolean } => {
  if (facetKey.startsWith('attr:'))
    return { name: 'attr', text: `${facetKey.slice('attr:'.length)}:${value}`, isMany: true };
  if (facetKey === 'category') return { name: 'cid', text: value, isMany: false };
  return { name: facetKey, text: value, isMany: facetKey === 'merchant' };
};

/** The address with one value chosen, or no longer. Several of one facet stand side by side; the list starts anew. */
export const withValue = (search: URLSearchParams, facetKey: string, value: string, isOn: boolean): URLSearchParams => {
  const next = restarted(search);
  const { name, text, isMany } = paramOf(facetKey, value);
  const others = isMany ? next.getAll(name).filter((one) => one !== text) : [];
  next.delete(name);
  if (name === 'cid') next.delete('l');
  for (const one of isOn ? [...others, text] : others) next.append(name, one);
  return next;
};

/** The address with a price range; an end that is null is open. */
export const withPrice = (search: URLSearchParams, min: number | null, max: number | null): URLSearchParams => {
  const next = restarted(search);
  for (const [name, end] of [
    ['minPrice', min],
    ['maxPrice', max],
  ] as const) {
    if (end === null) next.delete(name);
    else next.set(name, String(end));
  }
  return next;
};

const narrowing = ['minPrice', 'maxPrice', 'merchant', 'rating', 'freeShipping', 'inStock', 'attr'];

/** The address of the whole list: without what narrows it, with the words searched for, the order, and what is not ours. */
export const cleared = (search: URLSearchParams): URLSearchParams => {
  const next = restarted(search);
  for (const name of narrowing) next.delete(name);
  return next;
};

/** Whether the address narrows the list: then nothing found is no word about what was searched for. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  narrowing.some((name) => search.getAll(name).some((text) => text !== ''));

/** Whether the address itself asks for the value; the page of a category selects that category without being asked. */
export const isAsked = (search: URLSearchParams, facetKey: string, value: string): boolean => {
  const { name, text } = paramOf(facetKey, value);
  return search.getAll(name).includes(text);
};

/** What the address asks for, facet by facet, as it can be taken back. */
export const askedValues = (facets: readonly Facet[], search: URLSearchParams) =>
  facets.flatMap(({ key, label, values }) =>
    values
      .filter(({ value }) => isAsked(search, key, value))
      .map(({ value, label: name }) => ({ key, value, group: label, name })),
  );

/** The address that a form asks for: its fields that say something, and what of the address is not the form's. */
export const askedByForm = (search: URLSearchParams, form: FormData): URLSearchParams => {
  const next = cleared(search);
  for (const name of ['title', 'cid', 'l', 'sort']) next.delete(name);
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') next.append(name, value);
  return withoutDefaultSort(next);
};

/** The address in another order; the order of whoever asks for none is not in it. */
export const withSort = (search: URLSearchParams, sort: string): URLSearchParams => {
  const next = restarted(search);
  next.set('sort', sort);
  return withoutDefaultSort(next);
};

const withoutDefaultSort = (next: URLSearchParams) => {
  if (next.get('sort') === defaultSort(next)) next.delete('sort');
  return next;
};

const restarted = (search: URLSearchParams) => {
  const next = new URLSearchParams(search);
  next.delete('page');
  return next;
};
