import type { QueryClient } from '@souk/query';
import { dehydrate } from '@tanstack/react-query';

/**
 * Collects what the page's queries have answered, for the browser's query cache.
 * @returns a function that gives the script with what succeeded since it was called last; it stands before the HTML made from it
 */
export const streamedData = (queryClient: QueryClient, nonce: string) => {
  const settled = new Set<string>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') settled.add(event.query.queryHash);
  });
  return () => {
    if (settled.size === 0) return '';
    const state = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => settled.has(query.queryHash) && query.state.status === 'success',
    });
    settled.clear();
    return `<script nonce="${nonce}">(self.__SOUK_DATA__=self.__SOUK_DATA__||[]).push(${escapeForScript(state)})</script>`;
  };
};

/** JSON that may stand inside a script tag. */
export const escapeForScript = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
