import type { RouteLoader } from '@souk/mfe';
import { cartQueries } from '../parts/shown-cart/cart.queries';
import { asked } from '../parts/shown-cart/use-estimate';

export { CartPage as Component } from './cart-page';
export { CartPageSkeleton as Skeleton } from './cart-page-skeleton';

/**
 * The cart page. On the server an anonymous visitor's lines are read for the first HTML, and what they would cost, so
 * that the page works without scripts; in the browser the cart store reads them itself. Source: spec 2, Routes; ROUTE-19.
 */
export const loader: RouteLoader = async ({ api, queryClient, cartUuid }) => {
  if (typeof document !== 'undefined' || !cartUuid) return null;
  const queries = cartQueries(api);
  await queryClient.prefetchQuery(queries.firstPaint());
  const { ids, state, isEmpty } = asked(queryClient.getQueryData(queries.firstPaint().queryKey) ?? []);
  if (!isEmpty) await queryClient.prefetchQuery(queries.estimate(ids, state));
  return null;
};
