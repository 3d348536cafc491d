import type { RouteLoader } from '@souk/mfe';
import { readAddress } from '../parts/known-card/address';
import { knownCard } from '../parts/known-card/known-card';
import { productQueries } from '../parts/product-queries/product.queries';

export { ProductPage as Component } from './product-page';
export { ProductSkeleton as Skeleton } from './product-skeleton';

/**
 * A product at any of its addresses. When a list has shown it already, the page opens with what the list knew and the rest
 * arrives in place; otherwise its data is waited for, and related
 * products are asked for beside it; reviews wait for the id, by which the specification names them, and are asked for where there are some.
 * Source: spec 2, Routes; ROUTE-07, ROUTE-08, ROUTE-10.
 */
export const loader: RouteLoader = async ({ params, api, queryClient }) => {
  const queries = productQueries(api);
  const at = readAddress(params);
  const detail = queryClient.ensureQueryData(queries.detail(at));
  if (knownCard(queryClient, at)) return void detail.catch(() => {});
  for (const kind of ['together', 'similar'] as const) void queryClient.prefetchQuery(queries.related(at, kind));
  const { productInfo, replyConfig } = await detail;
  if (replyConfig.sumCount > 0) void queryClient.prefetchInfiniteQuery(queries.reviews(productInfo.id, { type: 0 }));
  return null;
};
