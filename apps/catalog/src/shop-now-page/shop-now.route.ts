import type { RouteLoader } from '@souk/mfe';
import { listQuery } from '../parts/product-list/list.queries';

export { ShopNowPage as Component } from './shop-now-page';

/** Shop Now: every listed product, paged. Source: spec 2, Routes; ROUTE-03. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  await queryClient.ensureInfiniteQueryData(listQuery(api, 'all', url.searchParams));
  return null;
};
