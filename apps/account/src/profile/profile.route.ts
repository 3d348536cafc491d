import type { RouteLoader } from '@souk/mfe';
import { userQueries } from '../parts/user.queries';

export { ProfilePage as Component } from './profile-page';

/** Who the shopper is, points, notifications, own data. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  void queryClient.prefetchQuery(userQueries(api).info());
  return null;
};
