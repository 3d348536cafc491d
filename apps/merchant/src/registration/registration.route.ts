import type { RouteLoader } from '@souk/mfe';
import { merchantQueries } from '../parts/merchant.queries';
import { applicationQueries } from '../parts/application.queries';

export { RegistrationPage as Component } from './registration-page';

/** Applying to sell. Source: spec 2, Routes; ROUTE-17, MER-02. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  const merchants = merchantQueries(api);
  await Promise.all([
    queryClient.ensureQueryData(merchants.types()),
    queryClient.ensureQueryData(merchants.categories()),
    queryClient.ensureQueryData(applicationQueries(api).agreement()),
  ]);
  return null;
};
