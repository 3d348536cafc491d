import { isRefused } from '@souk/api-client';
import type { QueryClient } from '@souk/query';

/**
 * Notes which queries of a page were asked and not answered; what the api refuses is answered. It is noted when it happens: a loader
 * may cancel or remove what failed, and a query that is made anew has no error.
 * @returns whether all that was asked is answered, or still under way when the page is whole: then nothing on it waited for that
 */
export const noteUnanswered = (queryClient: QueryClient) => {
  const cache = queryClient.getQueryCache();
  const unanswered = new Set<string>();
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch') unanswered.add(query.queryHash);
    if (action.type === 'success' || (action.type === 'error' && isRefused(action.error)))
      unanswered.delete(query.queryHash);
  });
  return () => [...unanswered].every((hash) => cache.get(hash)?.state.fetchStatus === 'fetching');
};
