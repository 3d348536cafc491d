import { useRemotes, Slot, type SlotName } from '@souk/mfe';
import { usePanels, type Panel } from '@souk/state';
import { lazy, Suspense, type ReactNode } from 'react';
import { PanelPlaceholder, type PanelPlace } from './panel-placeholder';

const SearchDrawer = lazy(() => import('./search/search-drawer').then((module) => ({ default: module.SearchDrawer })));
const LoginDialog = lazy(() => import('../login-dialog/login-dialog'));
const MobileMenu = lazy(() => import('./menu/mobile-menu').then((module) => ({ default: module.MobileMenu })));

/** What covers the page now: one thing at most, fetched when it is first wanted. */
export function Panels() {
  const panel = usePanels((panels) => panels.panel);
  const close = usePanels((panels) => panels.closePanel);
  const place = places[panel.kind];
  return <Suspense fallback={place ? <PanelPlaceholder place={place} /> : null}>{contentOf(panel, close)}</Suspense>;
}

/** Where the panels stand whose code the frame fetches itself. */
const places: Partial<Record<Panel['kind'], PanelPlace>> = { search: 'top', menu: 'start', login: 'middle' };

const contentOf = (panel: Panel, onClose: () => void): ReactNode => {
  switch (panel.kind) {
    case 'search':
      return <SearchDrawer onClose={onClose} />;
    case 'menu':
      return <MobileMenu onClose={onClose} />;
    case 'login':
      return <LoginDialog />;
    case 'cart':
      return <Slot name="cart.drawer" onClose={onClose} skeleton={<PanelPlaceholder />} />;
    case 'subscribe':
      return <Slot name="cart.subscribeDialog" onClose={onClose} />;
    case 'notAttempted':
      return <Slot name="cart.notAttemptedDialog" onClose={onClose} quiet />;
    case 'quickView':
      return <Slot name="catalog.quickView" product={panel.product} onClose={onClose} />;
    default:
      return null;
  }
};

/** Fetches a panel before it is opened: when a pointer comes near, or the focus. */
export const usePanelAhead = (name: SlotName) => {
  const remotes = useRemotes();
  const fetchAhead = () => {
    const filler = remotes.slot(name);
    if (filler) remotes.load(filler.remote, filler.expose).catch(() => undefined);
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
};
