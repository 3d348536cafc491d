import { useSearchParams } from '@souk/router';

/** What a list's address carries: which part of it, what is searched, which page. */
export type ListUrl<Tab extends string> = {
  tab: Tab;
  q: string;
  page: number;
  /** An address with some of it changed; the page begins anew unless it is what changes. */
  href: (change: Partial<{ tab: Tab; q: string; page: number }>) => string;
};

/** Reads a list's state from the address, so that a link carries it and Back brings it back. @param tabs the first one is not written */
export const useListUrl = <Tab extends string>(tabs: readonly Tab[]): ListUrl<Tab> => {
  const [search] = useSearchParams();
  const first = tabs[0] as Tab; // every list has a part
  const tab = tabs.find((one) => one === search.get('tab')) ?? first;
  const q = search.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const href: ListUrl<Tab>['href'] = (change) => {
    const next = { tab, q, page: 1, ...change };
    const params = new URLSearchParams({
      ...(next.tab === first ? {} : { tab: next.tab }),
      ...(next.q ? { q: next.q } : {}),
      ...(next.page > 1 ? { page: String(next.page) } : {}),
    });
    return params.size ? `?${params}` : '?';
  };
  return { tab, q, page, href };
};
