import type { RouteLoader } from '@souk/mfe';
import { readProfilePart } from '../parts/profile.url';
import { userQueries } from '../parts/user.queries';

export { ProfilePage as Component } from './profile-page';

/** Who the shopper is, points, notifications, own data: what the part shows that the address names. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  const part = readProfilePart(url.searchParams);
  const queries = userQueries(api);
  if (part === 'profile' || part === 'points') void queryClient.prefetchQuery(queries.info());
  if (part === 'profile') void queryClient.prefetchQuery(queries.signInMethods());
  if (part === 'points') void queryClient.prefetchInfiniteQuery(queries.points());
  if (part === 'notices') void queryClient.prefetchQuery(queries.notices());
  return null;
};
