import { toApiError } from '@souk/api-client';
import { connectSink, type TrackedEvent } from '@souk/analytics';
import { createCart } from './cart.store';
import type { CartNotice } from './cart-notice';
import { aLine, createFakeServer } from './cart-server.fake';
import { dropCartUuid, ensureCartUuid, readCartUuid } from './cart-uuid';

const twoMerchants = () => [
  {
    merId: 1,
    merName: 'Atelier Nord',
    cartInfoList: [aLine({ id: 1, cartNum: 2, stock: 20 }), aLine({ id: 2, variantPrice: 0.1 })],
  },
  { merId: 2, merName: 'Maison Terre', cartInfoList: [aLine({ id: 3, cartNum: 3, variantPrice: 0.2, stock: 3 })] },
];

const open = async (groups = twoMerchants(), isSignedIn = false) => {
  const server = createFakeServer(groups);
  const cart = createCart({ isSignedIn: async () => isSignedIn });
  const notices: CartNotice[] = [];
  cart.listen((notice) => notices.push(notice));
  cart.connect(server.api);
  const state = cart.store.getState;
  await state().load();
  const line = (id: number) =>
    state()
      .groups.flatMap((group) => group.lines)
      .find((candidate) => candidate.id === id);
  return { server, cart, notices, state, line };
};

/** Lets every promise that can go on go on. */
const flush = () => jest.advanceTimersByTimeAsync(0);
const debounce = () => jest.advanceTimersByTimeAsync(500);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  ensureCartUuid();
});
afterEach(() => jest.useRealTimers());

describe('the cart as it is shown', () => {
  test('[CART-12] lines stand under their merchant', async () => {
    const { state } = await open();
    expect(state().groups.map((group) => [group.merName, group.lines.length])).toEqual([
      ['Atelier Nord', 2],
      ['Maison Terre', 1],
    ]);
  });

  test('[CART-02] every line is checked on load; select-all takes all out and puts all in', async () => {
    const { state } = await open();
    expect(state().areAllChecked).toBe(true);
    state().toggleAll();
    expect(state().checkedCount).toBe(0);
    state().toggle(2);
    expect([state().checkedCount, state().areAllChecked]).toEqual([1, false]);
    state().toggleAll();
    expect(state().areAllChecked).toBe(true);
  });

  test('[CART-09] the subtotal is summed in cents: 0.10 + 3 × 0.20 is 0.70', async () => {
    const { state } = await open();
    state().toggle(1);
    expect(state().subtotalUsd).toBe(0.7);
  });

  test('[CART-07] an invalid line stays visible, but unchecked', async () => {
    const groups = [
      {
        merId: 1,
        merName: 'Atelier Nord',
        cartInfoList: [aLine({ id: 1, cartNum: 2 }), aLine({ id: 2, invalidReason: 'OUT_OF_STOCK', stock: 0 })],
      },
    ];
    const { state, line } = await open(groups);
    expect(line(2)).toMatchObject({ isChecked: false, canIncrease: false, canDecrease: false });
    expect([state().count, state().checkedCount, state().areAllChecked]).toEqual([3, 1, true]);
  });

  test('[CART-07] reselecting gives an invalid line another variant and makes it valid', async () => {
    const gone = aLine({ id: 1, cartNum: 2, invalidReason: 'VARIANT_GONE', stock: 0 });
    const { state, server, line, notices } = await open([{ merId: 1, merName: 'Atelier Nord', cartInfoList: [gone] }]);
    expect(await state().reselect(1, 1002)).toBe(true);
    expect(server.calls).toContain('reset 1→1002');
    expect(line(1)).toMatchObject({ isChecked: true, cartNum: 2, attrId: 1002 });
    expect(notices).toMatchObject([{ kind: 'reselected', name: 'Product 1' }]);
  });

  test('[CART-11] a list that cannot be read is unknown, not empty: loading stops, nothing is confirmed', async () => {
    const { cart, state, server } = await open();
    cart.clear();
    server.refuse();
    await state().load();
    expect([state().status, state().confirmed]).toEqual(['failed', null]);
  });

  test('[CART-11] lines that were known before stay when they cannot be read again', async () => {
    const { state, server, notices } = await open();
    const before = state().groups;
    server.refuse();
    await state().load();
    expect([state().status, state().groups]).toEqual(['failed', before]);
    expect(notices).toEqual([]);
  });

  test('[CART-01] without an id and without a user nobody is asked', async () => {
    dropCartUuid();
    const { server, state } = await open();
    expect(server.calls).toEqual([]);
    expect(state().status).toBe('ready');
  });
});

describe('quantities', () => {
  test('[CART-03, CART-04] plus stops at stock, minus at 1, non-numbers become 1', async () => {
    const { state, line } = await open();
    expect(line(3)).toMatchObject({ cartNum: 3, canIncrease: false });
    state().setQuantity(3, 99);
    expect(line(3)?.cartNum).toBe(3);
    state().setQuantity(1, 0);
    expect(line(1)).toMatchObject({ cartNum: 1, canDecrease: false });
    state().setQuantity(1, Number('abc'));
    expect(line(1)?.cartNum).toBe(1);
  });

  test('[CART-05] a change is seen at once and sent 500 ms after the last one', async () => {
    const { state, line, server } = await open();
    server.calls.length = 0;
    state().setQuantity(1, 3);
    await jest.advanceTimersByTimeAsync(499);
    state().setQuantity(1, 4);
    expect([line(1)?.cartNum, state().count, line(1)?.isSaving]).toEqual([4, 8, true]);
    await jest.advanceTimersByTimeAsync(499);
    expect(server.calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.calls).toEqual(['num 1=4']);
    expect(line(1)).toMatchObject({ cartNum: 4, isSaving: false });
  });

  test('[lesson 4] [CART-05] a refusal goes back to the last confirmed quantity and says why', async () => {
    const { state, line, server, notices } = await open();
    server.refuse();
    for (const number of [3, 4, 5]) state().setQuantity(1, number);
    await debounce();
    expect(line(1)).toMatchObject({ cartNum: 2, isSaving: false });
    expect(server.has(1)).toBe(2);
    expect(notices).toMatchObject([{ kind: 'failed', error: { code: 500 } }]);
  });

  test('[CART-05] going back to the confirmed quantity in time sends nothing', async () => {
    const { state, server, line } = await open();
    server.calls.length = 0;
    state().setQuantity(1, 3);
    state().setQuantity(1, 2);
    await debounce();
    expect([server.calls.length, line(1)?.isSaving]).toEqual([0, false]);
  });

  test('[lesson 4] [CART-05] a refusal of an older change does not undo a newer one', async () => {
    const { state, server, line, notices } = await open();
    server.hold();
    server.refuse();
    state().setQuantity(1, 5);
    await debounce();
    state().setQuantity(1, 7);
    server.release();
    await debounce();
    server.release();
    await flush();
    expect([line(1)?.cartNum, server.has(1), notices.length]).toEqual([7, 7, 0]);
  });

  test('[CART-05] stock that shrank meanwhile caps the line at what the server says', async () => {
    const { state, server, line } = await open();
    server.change(1, { stock: 4 });
    state().setQuantity(1, 9);
    await debounce();
    expect(line(1)).toMatchObject({ cartNum: 4, stock: 4, canIncrease: false });
  });

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    '[CART-05] ten fast clicks on two lines, replies in any order, end at the intended values (order %i)',
    async (seed) => {
      const { state, server, line } = await open();
      const random = randomOf(seed);
      server.hold();
      const intended = { 1: 2, 2: 1 };
      for (let click = 0; click < 10; click++) {
        const id = random() < 0.5 ? 1 : 2;
        intended[id] = Math.max(1, intended[id] + (random() < 0.7 ? 1 : -1));
        state().setQuantity(id, intended[id]);
        await jest.advanceTimersByTimeAsync(Math.floor(random() * 800));
        if (random() < 0.5) server.release(Math.floor(random() * server.waiting().length));
      }
      for (let turn = 0; turn < 30; turn++) {
        await debounce();
        server.release(Math.floor(random() * server.waiting().length));
      }
      await flush();
      expect([line(1)?.cartNum, line(2)?.cartNum]).toEqual([intended[1], intended[2]]);
      expect([server.has(1), server.has(2)]).toEqual([intended[1], intended[2]]);
      expect(state().isUpdating).toBe(false);
    },
  );

  test('[CART-05] settling sends what still waits before an order is made of it', async () => {
    const { state, server } = await open();
    state().setQuantity(1, 6);
    await state().settle();
    expect([server.has(1), state().isUpdating]).toEqual([6, false]);
  });

  test('[CART-05] [CART-08] a tap before the first answer acts on the lines that the page came with', async () => {
    const server = createFakeServer(twoMerchants());
    const cart = createCart({ isSignedIn: async () => false });
    cart.connect(server.api);
    server.hold();
    const { adopt, load, setQuantity, settle } = cart.store.getState();
    adopt(twoMerchants());
    const loaded = load();
    setQuantity(1, 5);
    expect(cart.store.getState()).toMatchObject({ checkedCount: 3, count: 9 });
    const settled = settle();
    for (let turn = 0; turn < 6; turn++) {
      await flush();
      server.release();
    }
    await Promise.all([loaded, settled]);
    expect(server.has(1)).toBe(5);
    adopt([]);
    expect(cart.store.getState().count).toBe(9);
  });

  test('[CART-05] a list that was asked for before a change was confirmed does not take it back', async () => {
    const { state, server, line } = await open();
    server.hold();
    const load = state().load();
    await flush();
    state().setQuantity(1, 9);
    await debounce();
    server.release(server.waiting().indexOf('num 1=9'));
    await flush();
    server.release();
    await flush();
    server.release();
    await load;
    expect(line(1)?.cartNum).toBe(9);
  });
});

const randomOf = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
};

describe('taking out and putting in', () => {
  test('[C2] [CART-06] a removed line goes at once, on the server too, and Undo brings it back', async () => {
    const { state, server, line, notices } = await open();
    const removal = state().remove(1);
    expect([line(1), state().count]).toEqual([undefined, 4]);
    await removal;
    expect(server.has(1)).toBeUndefined();
    const [notice] = notices;
    expect(notice).toMatchObject({ kind: 'removed', name: 'Product 1' });
    if (notice?.kind === 'removed') notice.undo();
    expect([line(1)?.cartNum, state().count]).toEqual([2, 6]);
    await flush();
    expect(
      state()
        .groups.flatMap((group) => group.lines)
        .filter((one) => one.attrId === 1001),
    ).toHaveLength(1);
    expect(state().count).toBe(6);
  });

  test('[CART-06] [CART-09] a line that was not chosen comes back by Undo as it was: nobody orders it by mistake', async () => {
    const { state, line, notices } = await open();
    state().toggle(1);
    await state().remove(1);
    const [notice] = notices;
    if (notice?.kind === 'removed') notice.undo();
    await flush();
    expect(line(501)).toMatchObject({ attrId: 1001, isChecked: false });
  });

  test('[CART-06] [CART-09] Undo leaves a line chosen that was put in meanwhile and takes the pieces up', async () => {
    const { state, line, notices } = await open();
    state().toggle(1);
    await state().remove(1);
    const [notice] = notices;
    await state().add({ productId: 101, cartNum: 1, productAttrUnique: 1001 });
    if (notice?.kind === 'removed') notice.undo();
    await flush();
    expect(line(501)).toMatchObject({ cartNum: 3, isChecked: true });
  });

  test('[CART-05] [CART-06] Undo brings a line back with the quantity that was chosen last, though it was not sent yet', async () => {
    const { state, line, notices } = await open();
    state().setQuantity(1, 7);
    await state().remove(1);
    const [notice] = notices;
    if (notice?.kind === 'removed') notice.undo();
    await flush();
    expect([state().count, line(501)?.cartNum]).toEqual([11, 7]);
  });

  test('[CART-06] a refused removal shows the line again and says why', async () => {
    const { state, server, line, notices } = await open();
    server.refuse();
    await state().remove(1);
    expect(line(1)?.cartNum).toBe(2);
    expect(notices).toMatchObject([{ kind: 'failed' }]);
  });

  test('[CART-06] several removals at once all stick, whatever order they are answered in', async () => {
    const { state, server } = await open();
    server.hold();
    const removals = [1, 2, 3].map((id) => state().remove(id));
    await flush();
    for (const at of [2, 0, 0]) server.release(at);
    await Promise.all(removals);
    expect(state().groups).toEqual([]);
    expect([1, 2, 3].map(server.has)).toEqual([undefined, undefined, undefined]);
  });

  test('[PP6] [CART-10] adding counts at once, makes the id, tells the name and fires AddToCart', async () => {
    dropCartUuid();
    const events: TrackedEvent[] = [];
    const { state, notices } = await open();
    const stop = connectSink((event) => events.push(event));
    const adding = state().add({ productId: 7, productAttrUnique: 70, cartNum: 2, name: 'Blue mug', priceUsd: 12.5 });
    expect(state().count).toBe(2);
    expect(await adding).toBe(true);
    expect(readCartUuid()).toMatch(/^[0-9a-f]{32}$/);
    expect(notices).toMatchObject([{ kind: 'added', line: { attrId: 70, cartNum: 2 } }]);
    expect(events.at(-1)).toMatchObject({ name: 'add_to_cart', currency: 'USD', value: 20 });
    stop();
  });

  test('[PP6] [CART-10] a refused addition takes the count back and says why', async () => {
    const { state, server, notices } = await open();
    server.refuse();
    expect(await state().add({ productId: 7, productAttrUnique: 70, cartNum: 2 })).toBe(false);
    expect([state().count, notices.length]).toEqual([6, 1]);
  });

  test('[CART-10] an addition made without a connection is sent once it is back, the last of each variant, once', async () => {
    const { state, server, notices } = await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = () => Promise.reject(toApiError(new TypeError('network')));
    const save = jest.spyOn(server.api.cart, 'save').mockImplementation(gone);
    expect(await state().add({ productId: 7, productAttrUnique: 70, cartNum: 2 })).toBe(false);
    await state().add({ productId: 7, productAttrUnique: 70, cartNum: 3 });
    expect([state().count, notices]).toEqual([6, [{ kind: 'deferred' }, { kind: 'deferred' }]]);
    online.mockRestore();
    save.mockRestore();
    for (let turn = 0; turn < 2; turn++) dispatchEvent(new Event('online'));
    await flush();
    expect([state().count, notices.at(-1)?.kind, server.calls.filter((call) => call === 'save')]).toEqual([
      9,
      'added',
      ['save'],
    ]);
  });

  test('[LOGIN-13] what waits for a connection goes with the shopper who signs out', async () => {
    const { state, server, cart } = await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = () => Promise.reject(toApiError(new TypeError('network')));
    const save = jest.spyOn(server.api.cart, 'save').mockImplementation(gone);
    await state().add({ productId: 7, productAttrUnique: 70, cartNum: 2 });
    cart.clear();
    online.mockRestore();
    save.mockRestore();
    dispatchEvent(new Event('online'));
    await flush();
    expect(server.calls).not.toContain('save');
  });

  test('[CART-01] a signed-in shopper adds without an anonymous id', async () => {
    dropCartUuid();
    const { state } = await open(twoMerchants(), true);
    await state().add({ productId: 7, productAttrUnique: 70, cartNum: 1 });
    expect(readCartUuid()).toBeUndefined();
  });

  test('[PAGE-05] custom pages add by chosen values', async () => {
    const { state, server } = await open();
    await state().add({ productId: 7, sku: 'Blue,M', cartNum: 1 });
    expect(server.calls).toContain('saveSku');
  });
});

describe('sign-in', () => {
  test('[lesson 2] [CART-13, SESSION-02] the anonymous cart joins the account, its id is dropped, and Undo takes it out again', async () => {
    const { cart, server, notices } = await open();
    await cart.merge({ isInCheckout: false });
    expect(server.calls).toContain('recordUser 32');
    expect(readCartUuid()).toBeUndefined();
    const [notice] = notices;
    expect(notice).toMatchObject({ kind: 'merged', count: 2 });
    if (notice?.kind === 'merged') notice.undo();
    await flush();
    expect(server.has(1)).toBeUndefined();
  });

  test('[lesson 2] [CART-13] inside the checkout only what was just chosen stays checked, and no Undo takes it out', async () => {
    const { cart, state, notices } = await open(twoMerchants(), true);
    ensureCartUuid();
    await cart.merge({ isInCheckout: true });
    expect(state().groups.flatMap((group) => group.lines.filter((one) => one.isChecked).map((one) => one.id))).toEqual([
      1,
    ]);
    expect(notices).toEqual([]);
  });

  // A visit that starts makes an id, also of somebody who is signed in.
  test('[CART-13] [CART-02] inside the checkout every line stays checked where no anonymous cart had anything', async () => {
    const { cart, server, state } = await open(twoMerchants(), true);
    ensureCartUuid();
    server.emptyAnonymous();
    const before = state().checkedCount;
    await cart.merge({ isInCheckout: true });
    expect(state().checkedCount).toBe(before);
    expect(before).toBeGreaterThan(0);
    expect(readCartUuid()).toBeUndefined();
  });

  test('[CART-13] a failed merge keeps the id, so that nothing is lost', async () => {
    const { cart, server, notices } = await open();
    server.refuse();
    await cart.merge({ isInCheckout: false });
    expect(readCartUuid()).toBeDefined();
    expect(notices).toMatchObject([{ kind: 'failed' }]);
  });
});
