import type { RouteLoader } from '@souk/mfe';
import { listQuery } from '../parts/product-list/list.queries';

export { ActivityPage as Component } from './activity-page';

/** Promotions running now. Source: spec 2, Routes; ROUTE-05. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  await queryClient.ensureInfiniteQueryData(listQuery(api, 'activity', url.searchParams));
  return null;
};
