import { useLocation } from '@souk/router';
import { panelsStore, type Panel } from '@souk/state';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { callbackPath } from '../auth/callback-path';
import { linkLeftFrom, rememberLink } from './left-from';

/** What a change of page closes. The login dialog stays: a page may open it as it arrives. Source: LAYOUT-03. */
const closing: readonly Panel['kind'][] = ['search', 'menu', 'categories', 'quickView', 'cart', 'account'];

/**
 * What happens when the shopper arrives at another page: panels close, and the focus goes to its heading, so that a
 * screen reader says where they are. Back puts it on the link through which they left: the next card is one Tab away.
 * Source: docs/expectations X3 and PL6.
 */
export const useArrival = () => {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  const openedOver = usePageBelow();
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => rememberLink(shown.current.key, target);
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, []);
  // With the page itself, before a key can be pressed on it: later, the focus would be taken from what that key chose.
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    const isSignedInNow = shown.current.pathname === callbackPath;
    shown.current = { key, pathname };
    // The address changes at once, what is shown a while later: a panel may be open over the new page already.
    if (openedOver.current === key) return;
    const { panel, closePanel } = panelsStore.getState();
    // Nothing is opened over that page for its own sake: the account menu was pressed for the page that comes now.
    if (isSignedInNow && panel.kind === 'account') return;
    // A page's own sheet may change its address, and goes with the page.
    const isClosing = closing.includes(panel.kind) || (isOtherPage && panel.kind === 'own');
    if (isClosing) closePanel();
    if (!isOtherPage || hash) return;
    const link = linkLeftFrom(key);
    // React takes the panel away before the next microtask, and its dialog gives the focus back to what opened it.
    if (isClosing) queueMicrotask(() => focusPage(link));
    else focusPage(link);
  }, [key, pathname, hash, openedOver]);
};

/** Over which entry of the history the panel was opened last, under the router's own key. */
const usePageBelow = () => {
  const key = useRef<string | undefined>(undefined);
  useEffect(
    () =>
      panelsStore.subscribe(({ panel }, before) => {
        if (panel === before.panel) return;
        key.current = panel.kind === 'none' ? undefined : (history.state as { key?: string } | null)?.key;
      }),
    [],
  );
  return key;
};

const focusPage = (link: HTMLAnchorElement | null) => {
  if (link) return link.focus({ preventScroll: true });
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
};
