import type { RouteLoader } from '@souk/mfe';
import { readAddress } from '../parts/known-card/address';
import { productQueries } from '../parts/product-queries/product.queries';

export { PreviewPage as Component } from './preview-page';

/** A product as it will look, before it is on sale. Source: spec 2, Routes; ROUTE-09. */
export const loader: RouteLoader = async ({ params, api, queryClient }) => {
  await queryClient.ensureQueryData(productQueries(api).preview(readAddress(params)));
  return null;
};
