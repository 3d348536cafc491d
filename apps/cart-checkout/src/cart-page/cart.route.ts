import type { RouteLoader } from '@souk/mfe';
import { cartQueries } from '../parts/shown-cart/cart.queries';

export { CartPage as Component } from './cart-page';
export { CartPageSkeleton as Skeleton } from './cart-page-skeleton';

/**
 * The cart page. On the server an anonymous visitor's lines are read for the first HTML, so that the page works without
 * scripts; in the browser the cart store reads them itself. Source: spec 2, Routes; ROUTE-19.
 */
export const loader: RouteLoader = async ({ api, queryClient, cartUuid }) => {
  if (typeof document === 'undefined' && cartUuid) await queryClient.prefetchQuery(cartQueries(api).firstPaint());
  return null;
};
