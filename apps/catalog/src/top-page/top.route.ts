import type { RouteLoader } from '@souk/mfe';
import { listQuery } from '../parts/product-list/list.queries';

export { TopPage as Component } from './top-page';

/** Best sellers. Source: spec 2, Routes; ROUTE-05. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  await queryClient.ensureInfiniteQueryData(listQuery(api, 'top', url.searchParams));
  return null;
};
