import { panelsStore } from '@souk/state';
import { act, renderHook } from '@testing-library/react';
import { useArrival } from './use-arrival';

type At = { key: string; search: string };

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
