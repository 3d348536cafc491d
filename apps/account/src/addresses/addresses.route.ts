import type { RouteLoader } from '@souk/mfe';
import { addressQueries } from './address.queries';

export { AddressListPage as Component } from './address-list-page';

/** The address book. Source: ROUTE-14. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  void queryClient.prefetchQuery(addressQueries(api).list());
  return null;
};
