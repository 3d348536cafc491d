import { track } from '@souk/analytics';
import { useLocation } from '@souk/router';
import { isDeskBrowser } from '@souk/state/desk-browser';
import { useEffect, useRef } from 'react';
import { useConsent } from '../consent/consent.store';
import { useStoreDetails } from '../layout/store-details';
import { isQuietPath } from './quiet-path';
import { hasUnwantedVendor, startVendors, vendorsRunning } from './start-vendors';

/**
 * Tells of each page, and starts the vendors that the owner has set and the shopper has agreed to; none on quiet pages, and none for whoever is signed in at a desk.
 * Source: spec 1; STORE-03; docs/marketplace 12.
 */
export function Analytics() {
  const { pathname } = useLocation();
  const { consent } = useConsent();
  const { gtmId, pixelId, postHogKey } = useStoreDetails();
  const told = useRef('');
  const isQuiet = isQuietPath(pathname) || isDeskBrowser();
  useEffect(() => {
    // A script that is there cannot be taken back: the page that must be without it is loaded anew.
    const isUnwanted = hasUnwantedVendor({ gtmId, pixelId, postHogKey }, consent);
    if ((isQuiet && vendorsRunning()) || isUnwanted) location.reload();
  }, [isQuiet, gtmId, pixelId, postHogKey, consent]);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    // The page's own title is there one frame after its component.
    requestAnimationFrame(() => track({ name: 'page_view', path: pathname, title: document.title }));
  }, [pathname]);
  useEffect(() => {
    startVendors({ gtmId, pixelId, postHogKey }, { consent, isQuiet });
  }, [gtmId, pixelId, postHogKey, consent, isQuiet]);
  return null;
}
