import { defaultStoreIcon } from '@souk/domain';
import { useStoreDetails } from './store-details';

/** The sign in the browser's tab. Source: STORE-01. */
export function StoreIcon() {
  const { websiteFavicon } = useStoreDetails();
  return <link rel="icon" href={websiteFavicon ?? defaultStoreIcon} />;
}
