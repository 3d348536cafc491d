import { useLocation } from '@souk/router';
import { panelsStore, type Panel } from '@souk/state';
import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => rememberLink(shown.current.key, target);
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, []);
  useEffect(() => {
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const { panel, closePanel } = panelsStore.getState();
    // A page's own sheet may change its address, and goes with the page.
    if (closing.includes(panel.kind) || (isOtherPage && panel.kind === 'own')) closePanel();
    if (isOtherPage && !hash) focusPage(linkLeftFrom(key));
  }, [key, pathname, hash]);
};

const focusPage = (link: HTMLAnchorElement | null) => {
  if (link) return link.focus({ preventScroll: true });
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
};
