import { useLocation, useSearchParams, useWantedSearch } from '@souk/router';

/** The list's filters as its address holds them. Each change is one entry of the history; the page stays where it is. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { wanted, isChanging } = useWantedSearch();
  return {
    /** What the list on screen was asked for. */
    search,
    /** What was asked for last: the next list may still be on its way. Changes build on this. */
    wanted,
    pathname,
    isChanging,
    apply: (asked: URLSearchParams) => setSearch(asked, { preventScrollReset: true }),
  };
};
