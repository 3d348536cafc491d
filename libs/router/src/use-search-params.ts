import { withoutTracking, withTrackingOf } from './tracking-params';
import { useCallback, useMemo } from 'react';
import { useSearchParams as useWholeSearch, type NavigateOptions } from 'react-router';

type SetSearch = (next: URLSearchParams, options?: NavigateOptions) => void;

/**
 * What the page was asked for, and the way to ask anew. Tracking parameters (`utm_source`, `gclid`) are no part of it, as the server made
 * the page without them: no link carries them on. They stay in the page's own address, for scripts that measure.
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
