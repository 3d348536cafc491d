import type { PageElement } from '@souk/contract';
import { listNumbers } from '@souk/domain';

/** Where a product list takes its products from. */
export type ListSource = { kind: 'ids'; ids: string } | { kind: 'all' } | { kind: 'collection'; collection: string };

/** What an owner's product list asks for. `name` tells it from other lists of the page, also in the address. */
export type ListWish = { source: ListSource; page: number; limit: number; name: string };

const mostIds = 100;

const idsOf = (text: string): string =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^\d{1,12}$/.test(one))
    .slice(0, mostIds)
    .join(',');

const sourceOf = (attrs: Readonly<Record<string, string>>): ListSource | null => {
  if (attrs['data-ids'] !== undefined) {
    const ids = idsOf(attrs['data-ids']);
    return ids ? { kind: 'ids', ids } : null;
  }
  if (attrs['data-collection'])
    return { kind: 'collection', collection: attrs['data-collection'].trim().slice(0, 200) };
  return attrs['data-all'] === undefined ? null : { kind: 'all' };
};

/**
 * Reads a product list's mark: page 1 and size 10 unless it says otherwise.
 * @returns null when it names no products; the list is then empty.
 * Source: PAGE-02; spec 5 "Lists default to page 1, page size 10".
 */
export const readListWish = ({ attrs = {} }: PageElement): ListWish | null => {
  const source = sourceOf(attrs);
  if (!source) return null;
  const { page, limit } = listNumbers(attrs['data-page'] ?? null, attrs['data-limit'] ?? null);
  const name =
    source.kind === 'all'
      ? 'all'
      : source.kind === 'ids'
        ? `ids-${source.ids.replaceAll(',', '-').slice(0, 40)}`
        : source.collection;
  return { source, page, limit, name };
};

/** The page that an address asks of one list, as `?more=drinkware:2`; the list's own first page otherwise. */
export const firstPageOf = (wish: ListWish, search: URLSearchParams): number => {
  const asked = search.getAll('more').find((one) => one.startsWith(`${wish.name}:`));
  const page = Number(asked?.slice(wish.name.length + 1));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : wish.page;
};
