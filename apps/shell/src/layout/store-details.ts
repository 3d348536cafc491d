import type { StoreDetails } from '@souk/contract';
import { useQuery } from '@souk/query';
import { storeQueries, useApi } from '@souk/state';

/** What the frame shows of a store that could not be read: the site still works. Source: STORE-05. */
const unread: StoreDetails = {
  id: 0,
  name: 'Souk',
  email: null,
  websiteLogo: null,
  websiteFavicon: null,
  websiteTitle: null,
  websiteDesc: null,
  websiteShortAnnouncement: null,
  websiteCopyrightInfo: null,
  storeVision: null,
  domainUrl: null,
  showDefaultNavBar: true,
  showDefaultFooter: true,
  landingPageNav: false,
  landingPageShowFooter: true,
  gtmId: null,
  pixelId: null,
  postHogKey: null,
  socialLinks: {},
  fontStylesheet: null,
  currencySymbol: null,
};

/** What the owner says of the store; plain defaults while it cannot be read. Source: spec 3, Store details. */
export const useStoreDetails = (): StoreDetails => useQuery(storeQueries(useApi()).details()).data ?? unread;

/** Whether the owner designed a header or footer of their own. Source: HEAD-10, FOOT-01. */
export const useHasOwn = (type: 'HEADER' | 'FOOTER'): boolean =>
  Boolean(useQuery(storeQueries(useApi()).frame(type)).data);
