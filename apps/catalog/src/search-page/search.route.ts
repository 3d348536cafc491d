import type { RouteLoader } from '@souk/mfe';
import { listQuery } from '../parts/product-list/list.queries';

export { SearchPage as Component } from './search-page';

/** Search by words (`title`) and within a category (`cid`, `l`). Source: spec 2, Routes; ROUTE-04. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  await queryClient.ensureInfiniteQueryData(listQuery(api, 'search', url.searchParams));
  return null;
};
