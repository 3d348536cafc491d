import { queryOptions } from '@souk/query';
import type { useApi } from '@souk/state';

const mostIdeas = 8;

/** What others bought most. */
export const bestSellers = (api: ReturnType<typeof useApi>) =>
  queryOptions({
    queryKey: ['gift-guide', 'best'],
    queryFn: ({ signal }) => api.products.top({ page: 1, limit: mostIdeas }, signal),
    staleTime: 300_000,
  });
