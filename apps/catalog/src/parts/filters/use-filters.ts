import { useLocation, useNavigation, useSearchParams } from '@souk/router';

/** The list's filters as its address holds them. Each change is one entry of the history; the page stays where it is. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = state === 'loading' && location?.pathname === pathname ? location : null;
  return {
    /** What the list on screen was asked for. */
    search,
    /** What was asked for last: the next list may still be on its way. Changes build on this. */
    wanted: next ? new URLSearchParams(next.search) : search,
    pathname,
    isChanging: next !== null,
    apply: (asked: URLSearchParams) => setSearch(asked, { preventScrollReset: true }),
  };
};
