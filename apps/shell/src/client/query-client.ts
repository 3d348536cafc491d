import { QueryClient, hydrate, type DehydratedState } from '@souk/query';

declare global {
  interface Window {
    /** Query data that the server streamed into the page, in order. */
    __SOUK_DATA__?: { push: (state: DehydratedState) => number } | DehydratedState[];
  }
}

/** One query client for all applications, filled with what the server's HTML carries, now and while it streams. */
export const createQueryClient = (): QueryClient => {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      // Offline an action fails and says so, rather than being carried out by surprise whenever the network is back.
      mutations: { networkMode: 'always' },
    },
  });
  const streamed = (window.__SOUK_DATA__ ?? []) as DehydratedState[];
  for (const state of streamed) hydrate(queryClient, state);
  window.__SOUK_DATA__ = {
    push: (state: DehydratedState) => {
      hydrate(queryClient, state);
      return 0;
    },
  };
  return queryClient;
};
