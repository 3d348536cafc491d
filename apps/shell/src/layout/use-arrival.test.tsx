import { panelsStore, usePanels } from '@souk/state';
import { Dialog } from '@souk/ui';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useArrival } from './use-arrival';

type At = { key: string; search: string; pathname?: string };

let mockAt: At = { key: 'a', search: '' };
jest.mock('@souk/router', () => ({ useLocation: () => ({ pathname: '/product/linen-shirt', hash: '', ...mockAt }) }));

/** The page is shown as it was at first; then, whenever it is told to, as it is under another address. */
const showPage = () => {
  const { rerender } = renderHook(useArrival);
  return (at: At) => {
    mockAt = at;
    rerender();
  };
};
const isOpen = () => panelsStore.getState().panel.kind;
const openCart = () => act(() => panelsStore.getState().openPanel({ kind: 'cart' }));

beforeEach(() => {
  mockAt = { key: 'a', search: '' };
  history.replaceState({ key: 'a' }, '');
  panelsStore.getState().closePanel();
});

test('[LAYOUT-03] a change of page closes what was open over the page before', () => {
  const arriveAt = showPage();
  openCart();
  history.replaceState({ key: 'b' }, '');
  arriveAt({ key: 'b', search: '?color=white' });
  expect(isOpen()).toBe('none');
});

test('[LAYOUT-03] a cart opened while a slow browser still draws the new page stays open', () => {
  const arriveAt = showPage();
  history.replaceState({ key: 'b' }, '');
  openCart();
  arriveAt({ key: 'b', search: '?color=white' });
  expect(isOpen()).toBe('cart');
  history.replaceState({ key: 'c' }, '');
  arriveAt({ key: 'c', search: '?color=sand' });
  expect(isOpen()).toBe('none');
});

/** Outside `act`, which would run every effect before anybody sees the page. */
const asInBrowser = async (run: () => Promise<void>) => {
  const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  testing.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    testing.IS_REACT_ACT_ENVIRONMENT = true;
  }
};

test('[DESK-03] a key pressed as soon as the page is seen keeps the focus that it gave', () =>
  asInBrowser(async () => {
    let goTo = (_pathname: string) => {};
    const effectsRan = jest.fn();
    function Page() {
      const [pathname, setPathname] = useState('/admin/orders');
      goTo = (to) => startTransition(() => setPathname(to));
      mockAt = { key: pathname, pathname, search: '' };
      useArrival();
      useEffect(() => void effectsRan(pathname), [pathname]);
      return (
        <main id="main">
          <h1>{pathname}</h1>
          <input type="search" />
        </main>
      );
    }
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<Page />);
    const search = await screen.findByRole('searchbox');
    const pressed = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve(search.focus())).observe(container, { characterData: true, subtree: true });
    });
    goTo('/admin/refunds');
    await pressed;
    await waitFor(() => expect(effectsRan).toHaveBeenLastCalledWith('/admin/refunds'));
    expect(search).toHaveFocus();
    root.unmount();
  }));

test('[LAYOUT-03] a page that was reached by the menu has its heading focused, not the button that opened the menu', () =>
  asInBrowser(async () => {
    let goTo = (_pathname: string) => {};
    function Page() {
      const [pathname, setPathname] = useState('/');
      const panel = usePanels((panels) => panels.panel.kind);
      goTo = (to) => startTransition(() => setPathname(to));
      mockAt = { key: pathname, pathname, search: '' };
      useArrival();
      return (
        <main id="main">
          <h1>{pathname}</h1>
          <button onClick={() => panelsStore.getState().openPanel({ kind: 'menu' })}>Menu</button>
          {panel === 'menu' && (
            <Dialog title="Menu" closeLabel="Close" onClose={() => undefined}>
              <a href="/merchants">Merchants</a>
            </Dialog>
          )}
        </main>
      );
    }
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Page />);
    const button = await screen.findByRole('button', { name: 'Menu' });
    button.focus();
    button.click();
    await screen.findByRole('dialog');
    history.replaceState({ key: '/merchants' }, '');
    goTo('/merchants');
    const heading = await screen.findByRole('heading', { name: '/merchants', level: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading).toHaveFocus();
    root.unmount();
  }));
