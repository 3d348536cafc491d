import { useWantedSearch } from '@souk/router';

/** As much as a list is searched for, in letters; and the last page there can be: the calls take no more. */
export const searchMost = 100;
const pageMost = 100_000;

/** A column, or with `-` before it the same from the greatest down. */
export type SortIn<Column extends string> = Column | `-${Column}`;

/** What narrows a list beside its part and its search, by the name in the address. */
export type ListFilters = Readonly<Record<string, string>>;

/** What a list's address carries: which part of it, what is searched, by what it is narrowed, which page, in which order. */
type ListState<Tab extends string, Column extends string> = {
  tab: Tab;
  q: string;
  /** Those that are set. */
  filters: ListFilters;
  page: number;
  /** Undefined: the list's own order. */
  sort: SortIn<Column> | undefined;
  /** The same as its call takes it, but for what narrows it. */
  input: { tab: Tab; q: string; page: number; sort?: SortIn<Column> };
};

/** The same, with the ways to the list's other addresses. */
export type ListUrl<Tab extends string, Column extends string = string> = ListState<Tab, Column> & {
  /** Columns by which the list can be ordered. */
  sorts: readonly Column[];
  /** An address with some of it changed; the page begins anew unless it is what changes. */
  href: (
    change: Partial<{ tab: Tab; q: string; page: number; sort: string | undefined; filters: ListFilters }>,
  ) => string;
};

const sortIn = <Column extends string>(text: string | null, columns: readonly Column[]): SortIn<Column> | undefined => {
  const isDown = text?.startsWith('-');
  const column = columns.find((one) => one === (isDown ? text?.slice(1) : text));
  return column && (isDown ? `-${column}` : column);
};

/**
 * Reads a list's state from an address.
 * @param tabs the first one is not written
 * @param columns by which the list can be ordered
 * @param names of what may narrow it
 */
export const listIn = <Tab extends string, Column extends string = never>(
  search: URLSearchParams,
  tabs: readonly Tab[],
  columns: readonly Column[] = [],
  names: readonly string[] = [],
): ListState<Tab, Column> => {
  const tab = tabs.find((one) => one === search.get('tab')) ?? (tabs[0] as Tab); // every list has a part
  const q = (search.get('q') ?? '').slice(0, searchMost);
  const page = Math.min(pageMost, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const sort = sortIn(search.get('sort'), columns);
  const filters = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  return { tab, q, filters, page, sort, input: { tab, q, page, ...(sort ? { sort } : {}) } };
};

/** A list's state in the address of the page, so that a link carries it and Back brings it back; as {@link listIn} reads it. */
export const useListUrl = <Tab extends string, Column extends string = never>(
  tabs: readonly Tab[],
  columns: readonly Column[] = [],
  names: readonly string[] = [],
): ListUrl<Tab, Column> => {
  const { wanted: search } = useWantedSearch();
  const state = listIn(search, tabs, columns, names);
  const { tab, q, sort, filters } = state;
  const href: ListUrl<Tab, Column>['href'] = (change) => {
    const next = { tab, q, sort, filters, page: 1, ...change };
    const params = new URLSearchParams({
      ...(next.tab === tabs[0] ? {} : { tab: next.tab }),
      ...(next.q ? { q: next.q } : {}),
      ...next.filters,
      ...(next.sort ? { sort: next.sort } : {}),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    });
    return params.size ? `?${params}` : '?';
  };
  return { ...state, sorts: columns, href };
};
