import { useSearchParams } from '@souk/router';

/** A column, or with `-` before it the same from the greatest down. */
export type SortIn<Column extends string> = Column | `-${Column}`;

/** What a list's address carries: which part of it, what is searched, which page, in which order. */
export type ListUrl<Tab extends string, Column extends string = string> = {
  tab: Tab;
  q: string;
  page: number;
  /** Undefined: the list's own order. */
  sort: SortIn<Column> | undefined;
  /** Columns by which the list can be ordered. */
  sorts: readonly Column[];
  /** An address with some of it changed; the page begins anew unless it is what changes. */
  href: (change: Partial<{ tab: Tab; q: string; page: number; sort: string | undefined }>) => string;
};

const sortIn = <Column extends string>(text: string | null, columns: readonly Column[]): SortIn<Column> | undefined => {
  const isDown = text?.startsWith('-');
  const column = columns.find((one) => one === (isDown ? text?.slice(1) : text));
  return column && (isDown ? `-${column}` : column);
};

/**
 * Reads a list's state from the address, so that a link carries it and Back brings it back.
 * @param tabs the first one is not written
 * @param columns by which the list can be ordered
 */
export const useListUrl = <Tab extends string, Column extends string = never>(
  tabs: readonly Tab[],
  columns: readonly Column[] = [],
): ListUrl<Tab, Column> => {
  const [search] = useSearchParams();
  const first = tabs[0] as Tab; // every list has a part
  const tab = tabs.find((one) => one === search.get('tab')) ?? first;
  const q = search.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const sort = sortIn(search.get('sort'), columns);
  const href: ListUrl<Tab, Column>['href'] = (change) => {
    const next = { tab, q, sort, page: 1, ...change };
    const params = new URLSearchParams({
      ...(next.tab === first ? {} : { tab: next.tab }),
      ...(next.q ? { q: next.q } : {}),
      ...(next.sort ? { sort: next.sort } : {}),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    });
    return params.size ? `?${params}` : '?';
  };
  return { tab, q, page, sort, sorts: columns, href };
};
