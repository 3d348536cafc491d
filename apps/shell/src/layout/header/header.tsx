import { showsDefaultNav, showsStoreName } from '@souk/domain';
import { Slot } from '@souk/mfe';
import type { FramePlace } from '../place';
import { useHasOwn, useStoreDetails } from '../store-details';
import { NavBar } from './nav-bar';
import { PlainHeader } from './plain-header';
import { TopBar } from './top-bar';

/** The header that this page wears. Source: spec 2, Header; HEAD-04, HEAD-10, ROUTE-24. */
export function Header({ place }: { place: FramePlace }) {
  const store = useStoreDetails();
  const hasOwn = useHasOwn('HEADER');
  if (place.isRegistration) return <PlainHeader kind="registration" />;
  if (place.isCheckout) return <PlainHeader kind="checkout" />;
  if (hasOwn && !place.isLanding) return <Slot name="pages.header" quiet />;
  if (!showsDefaultNav(place, store)) return showsStoreName(place, store) ? <PlainHeader kind="landing" /> : null;
  return (
    <header data-owner="shell">
      <TopBar />
      <NavBar />
    </header>
  );
}
