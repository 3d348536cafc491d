import { QueryClient } from '@souk/query';

/**
 * The queries of one page. None is kept for later, whatever its own options say: a query that stays "fresh for half an
 * hour" would hold its timer, and with it the page, its data and the remote's bundle, for that half hour.
 */
export const serverQueries = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const asDefined = client.defaultQueryOptions.bind(client) as (options: object) => object;
  return Object.assign(client, {
    defaultQueryOptions: (options: object) => ({ ...asDefined(options), gcTime: Infinity }),
  });
};
