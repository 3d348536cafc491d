import { panelsStore } from '@souk/state';
import { act, render } from '@testing-library/react';
import { Router } from 'react-router';
import { useArrival } from './use-arrival';

function Frame() {
  useArrival();
  return <h1>Page</h1>;
}
const nowhere = { createHref: () => '', go: () => {}, push: () => {}, replace: () => {} };
const at = (key: string, search: string) => (
  <Router navigator={nowhere} location={{ pathname: '/product/linen-shirt', search, key }}>
    <Frame />
  </Router>
);
const isOpen = () => panelsStore.getState().panel.kind;
const openCart = () => act(() => panelsStore.getState().openPanel({ kind: 'cart' }));

beforeEach(() => {
  history.replaceState({ key: 'a' }, '');
  panelsStore.getState().closePanel();
});

test('[LAYOUT-03] a change of page closes what was open over the page before', () => {
  const { rerender } = render(at('a', ''));
  openCart();
  history.replaceState({ key: 'b' }, '');
  rerender(at('b', '?color=white'));
  expect(isOpen()).toBe('none');
});

test('[LAYOUT-03] a cart opened while a slow browser still draws the new page stays open', () => {
  const { rerender } = render(at('a', ''));
  history.replaceState({ key: 'b' }, '');
  openCart();
  rerender(at('b', '?color=white'));
  expect(isOpen()).toBe('cart');
  history.replaceState({ key: 'c' }, '');
  rerender(at('c', '?color=sand'));
  expect(isOpen()).toBe('none');
});
