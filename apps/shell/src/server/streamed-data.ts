import type { QueryClient } from '@souk/query';
import type { SerializedQuery } from '../app/page-data';
import { dataTag } from './head';

/**
 * Collects what the page's queries have answered, for the browser's query cache.
 * @param isElsewhere whether the page finds a query's answer in a file of its own, by the query's hash
 * @returns a function that gives the tag with what succeeded since it was called last; it stands before the HTML made from it
 */
export const streamedData = (queryClient: QueryClient, isElsewhere: (hash: string) => boolean = () => false) => {
  const settled = new Set<string>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') settled.add(event.query.queryHash);
  });
  return () => {
    if (settled.size === 0) return '';
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryHash, state }) => settled.has(queryHash) && !isElsewhere(queryHash) && state.status === 'success')
      .map(({ queryKey, state }): SerializedQuery => [queryKey, state.data, state.dataUpdatedAt]);
    settled.clear();
    return answers.length > 0 ? dataTag(answers) : '';
  };
};
