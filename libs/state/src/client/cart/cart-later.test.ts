import { createCart } from './cart.store';
import type { CartNotice } from './cart-notice';
import { aLine, createFakeServer } from './cart-server.fake';
import { ensureCartUuid } from './cart-uuid';

const twoLines = [
  { merId: 1, merName: 'Atelier Nord', cartInfoList: [aLine({ id: 1, cartNum: 2 }), aLine({ id: 2 })] },
];

const open = async (groups = twoLines) => {
  const server = createFakeServer(groups);
  const cart = createCart({ isSignedIn: async () => false });
  const notices: CartNotice[] = [];
  cart.listen((notice) => notices.push(notice));
  cart.connect(server.api);
  await cart.store.getState().load();
  return { server, cart, notices, state: cart.store.getState };
};
/** Lets every promise that can go on go on. */
const flush = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  ensureCartUuid();
});
afterEach(() => jest.useRealTimers());

test('[C2] a line saved for later leaves the cart, survives the page and comes back', async () => {
  const { state, server } = await open();
  await state().saveForLater(1);
  expect([state().count, server.has(1), state().saved.length]).toEqual([1, undefined, 1]);
  const nextPage = await open([]);
  nextPage.cart.readSaved();
  expect(nextPage.state().saved).toEqual(state().saved);
  const [saved] = state().saved;
  if (saved) await state().moveToCart(saved);
  expect([state().saved.length, state().count]).toEqual([0, 3]);
});

test('[C2] [CART-05] a line keeps the quantity that was chosen last, though it was not sent yet, and asks for nothing when it is gone', async () => {
  const { state, server, notices } = await open();
  state().setQuantity(1, 5);
  await state().saveForLater(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(state().saved).toMatchObject([{ productId: 101, cartNum: 5 }]);
  expect(server.calls).toEqual(['list', 'delete 1']);
  expect(notices).toEqual([{ kind: 'savedForLater', name: 'Product 1' }]);
});

test('[C2] [CART-05] the quantity that is on its way when its line goes is no failure', async () => {
  const { state, server, notices } = await open();
  server.hold();
  server.refuse();
  state().setQuantity(1, 5);
  await jest.advanceTimersByTimeAsync(500);
  const saved = state().saveForLater(1);
  await flush();
  expect(server.waiting()).toEqual(['num 1=5', 'delete 1']);
  server.release(1);
  await saved;
  server.release();
  await flush();
  expect([state().saved[0]?.cartNum, notices.map(({ kind }) => kind)]).toEqual([5, ['savedForLater']]);
});

test.each([
  ['saved for later', 'delete 1'],
  ['moved to the cart', 'save'],
])('[C2] [CART-05] what is %s by two presses before the answer is so once', async (what, call) => {
  const { state, server } = await open();
  if (call === 'save') await state().saveForLater(1);
  const press = () => (call === 'save' ? state().moveToCart(state().saved[0]!) : state().saveForLater(1));
  await Promise.all([press(), press()]);
  expect(server.calls.filter((one) => one === call)).toHaveLength(1);
  expect([what, state().count + (state().saved[0]?.cartNum ?? 0)]).toEqual([what, 3]);
});

test.each(['saveForLater', 'remove'] as const)(
  '[C2] [CART-05] a line that the server keeps keeps the quantity that was chosen last: %s',
  async (press) => {
    const { state, server } = await open();
    state().setQuantity(1, 5);
    server.refuse();
    await state()[press](1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toEqual(['list', 'delete 1', 'num 1=5']);
    expect([state().saved, state().count]).toEqual([[], 6]);
  },
);

test('[C2] what was saved before of the same product stays when the line stays in the cart', async () => {
  const { state, server } = await open();
  await state().saveForLater(1);
  const before = state().saved;
  const again = await open();
  again.cart.readSaved();
  again.state().setQuantity(1, 5);
  again.server.refuse();
  await again.state().saveForLater(1);
  expect([again.state().saved, server.calls.length]).toEqual([before, 2]);
});
