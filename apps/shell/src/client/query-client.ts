import { isRefused } from '@souk/api-client';
import { QueryClient } from '@souk/query';
import type { SharedPageData } from '../app/shared-page-data';
import { pageDataEvent, pageDataSelector, type SerializedQuery } from '../app/page-data';

/**
 * One query client for all applications, filled with what the server's HTML carries, now and while it streams, and with what all pages share.
 * @param readAt when the server read the latter, in ms since 1970
 */
export const createQueryClient = (shared: Pick<SharedPageData, 'queries'>, readAt: number): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Once, a second later; what was refused would be refused again.
        retry: (times, error) => times < 1 && navigator.onLine && !isRefused(error),
        refetchOnWindowFocus: false,
        // Offline what is read fails and says so, rather than keeping a shopper waiting without a word; it is read once there is a connection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // An action that fails offline is not carried out by surprise whenever the network is back.
      mutations: { networkMode: 'always' },
    },
  });
  const take = () => {
    for (const block of document.querySelectorAll<HTMLElement>(`${pageDataSelector}:not([data-read])`)) {
      block.dataset['read'] = '';
      const queries = JSON.parse(block.textContent ?? '') as SerializedQuery[]; // written by our own server
      for (const [key, data, fetchedAt] of queries)
        // The browser may have fetched it itself meanwhile.
        if (!((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) > fetchedAt))
          queryClient.setQueryData(key, data, { updatedAt: fetchedAt });
    }
  };
  take();
  // A draft's header and footer stand in its page.
  for (const [key, data] of shared.queries)
    if (!queryClient.getQueryState(key)) queryClient.setQueryData(key, data, { updatedAt: readAt });
  addEventListener(pageDataEvent, take);
  return queryClient;
};
