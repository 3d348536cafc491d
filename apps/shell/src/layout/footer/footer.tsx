import { showsDefaultFooter } from '@souk/domain';
import { Slot } from '@souk/mfe';
import type { FramePlace } from '../place';
import { useHasOwn, useStoreDetails } from '../store-details';
import { DefaultFooter } from './default-footer';

/** The footer that this page wears: the store's own design, the default one, or none. Source: FOOT-01 to FOOT-04. */
export function Footer({ place }: { place: FramePlace }) {
  const store = useStoreDetails();
  const hasOwn = useHasOwn('FOOTER');
  if (place.chrome === 'bare' || place.isCheckout || place.isRegistration) return null;
  if (hasOwn) return <Slot name="pages.footer" quiet />;
  return showsDefaultFooter(place, store, hasOwn) ? <DefaultFooter store={store} /> : null;
}
