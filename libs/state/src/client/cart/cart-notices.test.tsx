import { SharedMessages } from '@souk/i18n';
import { act, render } from '@testing-library/react';
import { sessionStore } from '../session';
import { toastsStore } from '../toasts';
import { CartNotices } from './cart-notices';
import { aLine, createFakeServer } from './cart-server.fake';
import { ensureCartUuid } from './cart-uuid';
import { cartStore, connectCart } from './connect-cart';

const words = {
  'cart.added': '{name} added',
  'cart.capped': 'only {count}',
  'cart.open': 'View cart',
  'cart.removed': '{name} removed',
  'cart.removedMany': '{count} items removed',
  'cart.savedForLater': '{name} saved',
  'cart.undo': 'Undo',
  'cart.reselected': '{name} chosen',
  'error.serverSide': 'It failed',
};
const ids = [1, 2, 3, 4, 5];
const texts = () => toastsStore.getState().toasts.map(({ text }) => text);
const undo = () =>
  toastsStore
    .getState()
    .toasts.find(({ isUndo }) => isUndo)
    ?.action?.run();
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

let leave = () => {};
const open = async () => {
  ensureCartUuid();
  sessionStore.getState().settle({ status: 'anonymous', user: null });
  const lines = ids.map((id) => aLine({ id }));
  const server = createFakeServer([{ merId: 1, merName: 'Atelier Nord', cartInfoList: lines }]);
  const disconnect = connectCart(server.api);
  const page = render(
    <SharedMessages messages={words as never}>
      <CartNotices />
    </SharedMessages>,
  );
  leave = () => (page.unmount(), disconnect());
  await act(() => cartStore.getState().load());
  return server;
};
const remove = (...which: number[]) => act(() => Promise.all(which.map((id) => cartStore.getState().remove(id))));
const shown = () =>
  cartStore
    .getState()
    .groups.flatMap(({ lines }) => lines.map(({ attrId }) => attrId - 1000))
    .sort();

beforeEach(() => toastsStore.setState({ toasts: [] }));
afterEach(() => leave());

test('[CART-06] many removals are one message, and its Undo brings all of them back', async () => {
  await open();
  await remove(1);
  expect(texts()).toEqual(['Product 1 removed']);
  await remove(2, 3, 4, 5);
  expect(texts()).toEqual(['5 items removed']);
  expect(shown()).toEqual([]);
  act(undo);
  await settled();
  await settled();
  expect(shown()).toEqual(ids);
});

test('[CART-06] a removal after the message has gone begins a new one', async () => {
  await open();
  await remove(1);
  toastsStore.setState({ toasts: [] });
  await remove(2);
  expect(texts()).toEqual(['Product 2 removed']);
});

test('[CART-06] messages follow each other one at a time, and the Undo returns after them', async () => {
  await open();
  await remove(1);
  const { show } = toastsStore.getState();
  for (const text of ['a', 'b', 'c', 'd']) show({ kind: 'status', text });
  expect(texts()).toEqual(['Product 1 removed', 'd']);
});

test('[CART-10] an addition is said with the variant that the server took, and with what stock held back', async () => {
  const server = await open();
  const line = { ...added, suk: 'Blue,M', image: '/img/blue.webp', capped: true, cartNum: 42 };
  jest.spyOn(server.api.cart, 'save').mockResolvedValue({ count: 42, lines: [line] });
  await act(() => cartStore.getState().add({ productId: 1, cartNum: 99, productAttrUnique: 5, name: 'As asked' }));
  expect(toastsStore.getState().toasts.at(-1)).toMatchObject({
    text: 'Linen shirt added',
    detail: 'Blue · M · only 42',
    picture: '/img/blue.webp',
    action: { label: 'View cart' },
  });
});

test('[CART-10] nothing is said to be added where all there are were in the cart already', async () => {
  const server = await open();
  const line = { ...added, capped: true, cartNum: 3, added: 0 };
  jest.spyOn(server.api.cart, 'save').mockResolvedValue({ count: 3, lines: [line] });
  await act(() => cartStore.getState().add({ productId: 1, cartNum: 1, productAttrUnique: 5 }));
  expect(toastsStore.getState().toasts.at(-1)).toMatchObject({ text: 'Linen shirt', detail: 'only 3' });
});

describe('[CART-10] a new try takes away what the last one said, before its answer comes', () => {
  const { add, remove, reselect, setQuantity, settle } = cartStore.getState();
  test.each<[string, () => Promise<unknown>]>([
    ['an addition', () => add({ productId: 1, cartNum: 1, productAttrUnique: 5 })],
    ['a removal', () => remove(1)],
    ['a quantity', () => (setQuantity(1, 3), settle())],
    ['another variant', () => reselect(1, 7)],
  ])('%s', async (_what, attempt) => {
    const server = await open();
    server.refuse();
    await act(attempt);
    expect(texts()).toEqual(['It failed']);
    server.hold();
    let again = Promise.resolve<unknown>(null);
    await act(async () => void (again = attempt()));
    expect(texts()).toEqual([]);
    while (server.waiting().length > 0) {
      server.release();
      await settled();
    }
    await act(() => again);
  });
});

const added = {
  id: 9,
  productId: 1,
  attrId: 5,
  cartNum: 1,
  capped: false,
  storeName: 'Linen shirt',
  suk: '',
  image: '',
};
