import type { RouteLoader } from '@souk/mfe';
import { homeQueries } from './home.queries';

export { HomePage as Component } from './home-page';

/** Home. Source: spec 2, Routes; ROUTE-01. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  await queryClient.ensureQueryData(homeQueries(api).index());
  return null;
};
