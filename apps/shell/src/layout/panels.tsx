import { useRemotes, Slot, type SlotName } from '@souk/mfe';
import { usePanels, useSay, type Panel } from '@souk/state';
import { Suspense, type ReactNode } from 'react';
import { framePanel, PartBoundary } from '../deferred/frame-part';
import { PanelPlaceholder, type PanelPlace } from './panel-placeholder';

const SearchDrawer = framePanel(async () => ({ default: (await import('./search/search-drawer')).SearchDrawer }));
const LoginDialog = framePanel(() => import('../login-dialog/login-dialog'));
const MobileMenu = framePanel(async () => ({ default: (await import('./menu/mobile-menu')).MobileMenu }));

/** What covers the page now: one thing at most, fetched when it is first wanted. */
export function Panels() {
  const panel = usePanels((panels) => panels.panel);
  const close = usePanels((panels) => panels.closePanel);
  const place = places[panel.kind];
  const say = useSay();
  const giveUp = () => {
    close();
    say.wrong('part.failed');
  };
  return (
    <PartBoundary key={panel.kind} onFailed={giveUp}>
      <Suspense fallback={place ? <PanelPlaceholder place={place} onClose={close} /> : null}>
        {contentOf(panel, close)}
      </Suspense>
    </PartBoundary>
  );
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
      return <Slot name="cart.drawer" onClose={onClose} skeleton={<PanelPlaceholder onClose={onClose} />} />;
    case 'subscribe':
      return <Slot name="cart.subscribeDialog" onClose={onClose} />;
    case 'notAttempted':
      return <Slot name="cart.notAttemptedDialog" onClose={onClose} quiet />;
    case 'quickView':
      return (
        <Slot
          name="catalog.quickView"
          product={panel.product}
          {...(panel.variant ? { variant: panel.variant } : {})}
          onClose={onClose}
        />
      );
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
