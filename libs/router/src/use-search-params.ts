import { withoutTracking, withTrackingOf } from './tracking-params';
import { useCallback, useMemo } from 'react';
import { useSearchParams as useWholeSearch, type NavigateOptions } from 'react-router';

type SetSearch = (next: URLSearchParams, options?: NavigateOptions) => void;

/**
 * React Router's `useSearchParams` without tracking parameters (`utm_source`, `gclid`): the server rendered the page without them, and
 * links that are made from the query do not carry them on. The setter navigates, and keeps them in the page's address, for scripts that measure.
 */
export const useSearchParams = (): [search: URLSearchParams, setSearch: SetSearch] => {
  const [whole, setWhole] = useWholeSearch();
  const search = useMemo(() => withoutTracking(whole), [whole]);
  const setSearch = useCallback<SetSearch>(
    (next, options) => setWhole(withTrackingOf(whole, next), options),
    [whole, setWhole],
  );
  return [search, setSearch];
};
