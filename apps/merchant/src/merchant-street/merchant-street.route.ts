import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';

export { MerchantStreetPage as Component } from './merchant-street-page';

/** The street: every merchant with what it is made of and what it sells. Source: spec 2, Routes; ROUTE-16. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(merchantQueries(api).street());
  return null;
};
