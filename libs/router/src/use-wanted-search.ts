import { useLocation, useNavigation } from 'react-router';
import { withoutTracking } from './tracking-params';
import { useSearchParams } from './use-search-params';

/**
 * The search of this page as it was asked for last: while the page it leads to is on its way, that of the page to come. A choice
 * that builds on it drops none that was made a moment before.
 */
export const useWantedSearch = (): { wanted: URLSearchParams; isChanging: boolean } => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = state === 'loading' && location?.pathname === pathname ? location : null;
  return { wanted: next ? withoutTracking(new URLSearchParams(next.search)) : search, isChanging: next !== null };
};
