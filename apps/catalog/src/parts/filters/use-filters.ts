import { useLocation, useSearchParams, useWantedSearch } from '@souk/router';

/** The list's filters as its address holds them. Each change is one entry of the history; the page stays where it is. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { wanted, isChanging } = useWantedSearch();
  return {
    /** What the list on screen was asked for. */
    search,
    /** What was asked for last: the next list may still be on its way. What a press asks for builds on this. */
    wanted,
    pathname,
    isChanging,
    /** @param change makes the next search of what was asked for last: a choice drops none that was made a moment before */
    apply: (change: (wanted: URLSearchParams) => URLSearchParams) =>
      setSearch(change(wanted), { preventScrollReset: true, flushSync: true }),
  };
};
