import { useStoreDetails } from './store-details';

/** The S of Souk on glaze blue, for a store without an icon of its own. */
const ownSign =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231f4e5f'/%3E%3Cpath d='M20.6 11.2c-.3-2.3-2-3.6-4.6-3.6-2.800 0-4.800 1.500-4.800 3.900 0 5.600 9.900 3 9.900 8.800 0 2.500-2.100 4.100-5.100 4.100-2.900 0-4.800-1.400-5.200-4' fill='none' stroke='%23fff' stroke-width='2.600' stroke-linecap='round'/%3E%3C/svg%3E";

/** The sign in the browser's tab. Source: STORE-01. */
export function StoreIcon() {
  const { websiteFavicon } = useStoreDetails();
  return <link rel="icon" href={websiteFavicon ?? ownSign} />;
}
