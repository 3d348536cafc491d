import { showsDefaultFooter } from '@souk/domain';
import { Slot, whenIdle } from '@souk/mfe';
import { framePart } from '../../deferred/frame-part';
import type { FramePlace } from '../place';
import { useHasOwn, useStoreDetails } from '../store-details';
import { DefaultFooter as ServerFooter } from './default-footer';
import { ShortFooter } from './short-footer';

/** Links and forms: read and used without scripts, so its code comes last. */
const DefaultFooter = framePart(
  async () => {
    await whenIdle();
    return { default: (await import('./default-footer')).DefaultFooter };
  },
  { onServer: __SERVER__ ? ServerFooter : undefined },
);

/**
 * The footer that this page wears: the store's own design, the default one, or none. Where it is not the default one, two
 * lines stay: help is found, and choices about privacy can be changed, on every page. Source: FOOT-01 to FOOT-04.
 */
export function Footer({ place }: { place: FramePlace }) {
  const store = useStoreDetails();
  const hasOwn = useHasOwn('FOOTER');
  const isPlain = place.isCheckout || place.isRegistration;
  if (!isPlain && showsDefaultFooter(place, store, hasOwn)) return <DefaultFooter store={store} />;
  return (
    <>
      {hasOwn && !isPlain && <Slot name="pages.footer" quiet />}
      <ShortFooter isCheckout={place.isCheckout} />
    </>
  );
}
