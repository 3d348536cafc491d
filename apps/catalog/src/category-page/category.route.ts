import type { RouteLoader } from '@souk/mfe';
import { listQuery } from '../parts/product-list/list.queries';

export { CategoryPage as Component } from './category-page';

/** A category of any level. An unknown slug answers 404. Source: spec 2, Routes; ROUTE-06. */
export const loader: RouteLoader = async ({ params, url, api, queryClient }) => {
  await queryClient.ensureInfiniteQueryData(listQuery(api, { collection: params['slug'] ?? '-' }, url.searchParams));
  return null;
};
