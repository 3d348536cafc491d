import { connectSink, type TrackedEvent } from '@souk/analytics';
import type { ProductCard } from '@souk/contract';
import { aProductCard, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CardGrid } from '../card-grid/card-grid';

/** An observer whose elements come into view when the test says so. */
const watched = new Set<() => void>();
const comeIntoView = () => act(() => [...watched].forEach((tell) => tell()));
const original = globalThis.IntersectionObserver;
beforeEach(() => {
  watched.clear();
  globalThis.IntersectionObserver = class {
    private readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {
      watched.add(this.tell);
    }
    disconnect() {
      watched.delete(this.tell);
    }
  } as never;
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

const events: TrackedEvent[] = [];
let stop = () => {};
beforeEach(() => {
  stop = connectSink((event) => events.push(event));
  events.length = 0;
});
afterEach(() => stop());

const told = () =>
  events.map((event) =>
    'list' in event ? [event.name, event.list, event.items.map((item) => item.item_id)] : event.name,
  );

const first = [aProductCard({ id: 1 }), aProductCard({ id: 2 })];
const more: ProductCard[] = [...first, aProductCard({ id: 3, slug: 'teapot', storeName: 'Teapot' })];

function List() {
  const [products, setProducts] = useState<readonly ProductCard[]>(first);
  return (
    <>
      <CardGrid list="best-sellers" products={products} />
      <button onClick={() => setProducts(more)}>More</button>
    </>
  );
}

test('[STORE-03] view_item_list is told once the list comes into view, then only of what was appended', async () => {
  await renderRoute({ Component: List }, { api: fakeApi({}) });
  expect(told()).toEqual([]);
  comeIntoView();
  comeIntoView();
  expect(told()).toEqual([['view_item_list', 'best-sellers', ['1', '2']]]);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  comeIntoView();
  expect(told().at(-1)).toEqual(['view_item_list', 'best-sellers', ['3']]);
});

test('[STORE-03] select_item is told with the list and what the card asks to pay', async () => {
  const card = aProductCard({ id: 3, storeName: 'Teapot', price: 80, storePrice: 64, merName: 'Glaze Studio' });
  await renderRoute({ Component: () => <CardGrid list="related" products={[card]} /> }, { api: fakeApi({}) });
  await userEvent.click(screen.getByRole('link', { name: 'Teapot' }));
  expect(events.at(-1)).toEqual({
    name: 'select_item',
    list: 'related',
    items: [{ item_id: '3', item_name: 'Teapot', affiliation: 'Glaze Studio', price: 64, quantity: 1 }],
  });
});
