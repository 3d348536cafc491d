import { isLandingPage, isMerchantRegistration, isOrderConfirm, type Place } from '@souk/domain';
import type { Chrome } from '@souk/mfe';
import { useLocation, useMatches } from '@souk/router';
import { areaOf } from '../app/area';
import type { RouteHandle } from '../app/route';

/** Where the shopper is, as the frame needs to know it. */
export type FramePlace = Place & {
  chrome: Chrome;
  isCheckout: boolean;
  isRegistration: boolean;
  isLanding: boolean;
  isDesk: boolean;
};

/** How much frame the page on screen wears. Source: spec 2, Header, Footer, Routes. */
export const usePlace = (): FramePlace => {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const place = { path: pathname, isSlugRoute: handle?.path === '/:slug' };
  return {
    ...place,
    chrome: handle?.chrome ?? 'default',
    isCheckout: isOrderConfirm(place) || handle?.chrome === 'checkout',
    isRegistration: isMerchantRegistration(place),
    isLanding: isLandingPage(place) || handle?.chrome === 'landing',
    isDesk: areaOf(pathname) !== null,
  };
};
