import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

export const homeQueries = (api: Api) => ({
  /** All that the home page shows. Source: spec 7, home/index. */
  index: () =>
    queryOptions({
      queryKey: ['home', 'index'],
      queryFn: ({ signal }) => api.home.index(signal),
      staleTime: 60_000,
    }),
});
