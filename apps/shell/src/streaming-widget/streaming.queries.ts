import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

/** The live channel beside the page; null without one. Source: spec 7, streaming/channel. */
export const streamingQueries = (api: Api) => ({
  channel: () =>
    queryOptions({
      queryKey: ['streaming', 'channel'],
      queryFn: ({ signal }) => api.store.streamingChannel(signal),
      staleTime: 5 * 60_000,
    }),
});
