import { isRefused } from '@souk/api-client';
import type { QueryClient } from '@souk/query';

/**
 * Watches the queries of one rendering and notes those that the api did not answer; a refusal is an answer. They are noted while they run,
 * since a loader may cancel or remove a query that failed, and the page then makes a new one that has no error.
 * @returns a function that tells whether the page has all its data: each query was answered, or still runs when the page is finished, and so
 * was not waited for
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
