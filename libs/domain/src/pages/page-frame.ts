import type { StoreDetails } from '@souk/contract';

/** Where the shopper is. `isSlugRoute`: the catch-all `/{slug}` matched. */
export type Place = { path: string; isSlugRoute?: boolean };

type Flags = Pick<StoreDetails, 'showDefaultNavBar' | 'showDefaultFooter' | 'landingPageNav' | 'landingPageShowFooter'>;

/** A path containing /p/, or the slug route. Source: spec 2 "Routes", ROUTE-24. */
export const isLandingPage = ({ path, isSlugRoute = false }: Place): boolean => isSlugRoute || path.includes('/p/');

/** The order confirmation, where nothing leads away. */
export const isOrderConfirm = ({ path }: Place): boolean => under(path, '/order/order_confirm');

/** Where a merchant signs up; it wears a header of its own. Source: HEAD-04. */
export const isMerchantRegistration = ({ path }: Place): boolean => under(path, '/merchant/registration');

/** Whether the default nav bar shows. Source: ROUTE-24, HEAD-10. */
export const showsDefaultNav = (place: Place, store: Flags, hasOwnHeader = false): boolean =>
  store.showDefaultNavBar && !hasOwnHeader && (!isLandingPage(place) || store.landingPageNav);

/**
 * Whether the store's name stands alone at the head: on a product's landing page, where the nav bar is hidden. A page that the
 * owner designed names the store as it likes. Source: ROUTE-24.
 */
export const showsStoreName = (place: Place, store: Flags): boolean =>
  store.showDefaultNavBar && !showsDefaultNav(place, store) && !(place.isSlugRoute ?? false);

/**
 * Whether the default footer shows: the store wants it, no footer of the owner's stands in, not at order confirmation nor
 * merchant registration, and away from home only with the landing-page flag. Source: FOOT-01, FOOT-02, FOOT-03.
 */
export const showsDefaultFooter = (place: Place, store: Flags, hasOwnFooter: boolean): boolean => {
  if (!store.showDefaultFooter || hasOwnFooter) return false;
  if (isOrderConfirm(place) || isMerchantRegistration(place)) return false;
  return place.path === '/' || store.landingPageShowFooter;
};

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
