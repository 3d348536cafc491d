import { showsDefaultFooter } from '@souk/domain';
import { Slot } from '@souk/mfe';
import type { FramePlace } from '../place';
import { useHasOwn, useStoreDetails } from '../store-details';
import { DefaultFooter } from './default-footer';
import { LegalLine } from './legal-line';

/**
 * The footer that this page wears: the store's own design, the default one, or none. Where it is not the default one, a
 * line stays: choices that were made about privacy can be changed on every page. Source: FOOT-01 to FOOT-04.
 */
export function Footer({ place }: { place: FramePlace }) {
  const store = useStoreDetails();
  const hasOwn = useHasOwn('FOOTER');
  if (place.chrome === 'bare') return null;
  const isPlain = place.isCheckout || place.isRegistration;
  if (!isPlain && showsDefaultFooter(place, store, hasOwn)) return <DefaultFooter store={store} />;
  return (
    <>
      {hasOwn && !isPlain && <Slot name="pages.footer" quiet />}
      <LegalLine />
    </>
  );
}
