import type { StoreDetails } from '@souk/contract';
import { showsDefaultFooter } from '@souk/domain';
import { Slot, whenWanted } from '@souk/mfe';
import { lazy, Suspense } from 'react';
import type { FramePlace } from '../place';
import { useHasOwn, useStoreDetails } from '../store-details';
import { DefaultFooter as ServerFooter } from './default-footer';
import { LegalLine } from './legal-line';

const elementId = 'footer';

/** Links and forms: read and used without scripts, so its code comes when a shopper comes near. */
const DefaultFooter = __SERVER__
  ? ServerFooter
  : lazy(async () => {
      await whenWanted(elementId);
      return { default: (await import('./default-footer')).DefaultFooter };
    });

/**
 * The footer that this page wears: the store's own design, the default one, or none. Where it is not the default one, a
 * line stays: choices that were made about privacy can be changed on every page. Source: FOOT-01 to FOOT-04.
 */
export function Footer({ place }: { place: FramePlace }) {
  const store = useStoreDetails();
  const hasOwn = useHasOwn('FOOTER');
  if (place.chrome === 'bare') return null;
  const isPlain = place.isCheckout || place.isRegistration;
  if (!isPlain && showsDefaultFooter(place, store, hasOwn)) return <Default store={store} />;
  return (
    <>
      {hasOwn && !isPlain && <Slot name="pages.footer" quiet />}
      <LegalLine />
    </>
  );
}

const Default = ({ store }: { store: StoreDetails }) => (
  <div id={elementId}>
    <Suspense>
      <DefaultFooter store={store} />
    </Suspense>
  </div>
);
