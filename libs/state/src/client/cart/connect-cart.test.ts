import { connectSink, type TrackedEvent } from '@souk/analytics';
import { sessionStore, failedSignInCheck } from '../session';
import { cartMerged, cartStore, connectCart, listenToCart } from './connect-cart';
import type { CartNotice } from './cart-notice';
import { aLine, createFakeServer } from './cart-server.fake';
import { replyEvent, type FormReply } from '../page-document';
import { dropCartUuid, ensureCartUuid, readCartUuid } from './cart-uuid';

const ann = { sub: 'user-1', email: 'ann@souk.test', nickname: 'Ann', phone: null, avatar: null };
const anonymous = { status: 'anonymous', user: null } as const;
const oneLine = () => [{ merId: 1, merName: 'Atelier Nord', cartInfoList: [aLine({ id: 1, cartNum: 2 })] }];

const blueMug = {
  id: 1,
  productId: 7,
  attrId: 70,
  cartNum: 9,
  capped: false,
  storeName: 'Blue mug',
  suk: 'Blue',
  image: '/img/mug.webp',
};

let disconnect = () => {};
let stopListening = () => {};
let notices: CartNotice[] = [];
let signedOut: string[] = [];
let shown = 0;
const leaveReplies = (...replies: FormReply[]) =>
  (window.soukDocument = {
    replies,
    hasVisit: false,
    clockAheadMs: 0,
    sharedPageData: Promise.resolve(),
    shownCount: () => shown,
    whenStaying: (answer) => answer(),
    ready: () => {},
    start: () => {},
    handOver: () => false,
  });

/** The answer of a form that put the blue mug into the cart before the application was there. */
const added: FormReply = {
  action: 'cart-add',
  fields: { name: 'Blue mug', productId: '7', cartNum: '2' },
  reply: { code: 200, text: '', data: { count: 5 } },
};

const connect = (groups = oneLine()) => {
  const server = createFakeServer(groups);
  disconnect = connectCart(server.api, (message) => void signedOut.push(message));
  return server;
};

/** Lets promises and messages between channels go on. */
const settled = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await settled();
};

beforeEach(() => {
  shown = 0;
  leaveReplies();
  signedOut = [];
  ensureCartUuid();
  sessionStore.getState().settle(anonymous);
  notices = [];
  stopListening = listenToCart((notice) => notices.push(notice));
});
afterEach(() => {
  disconnect();
  stopListening();
});

test('[CART-06] at its start the page knows the count without reading the list', async () => {
  const server = connect();
  await until(() => cartStore.getState().count === 2);
  expect(server.calls).toEqual(['count']);
});

test('[CART-10] the count that the page shows already is the cart’s, until the server has told it', async () => {
  shown = 7;
  connect();
  expect(cartStore.getState().count).toBe(7);
  await until(() => cartStore.getState().count === 2);
});

test('[CART-01] a visitor without a cart asks for nothing', async () => {
  dropCartUuid();
  const server = connect();
  await settled();
  expect(server.calls).toEqual([]);
});

describe('a sign-in that could not be checked', () => {
  const retry = async () => {
    await cartStore.getState().load();
    return cartStore.getState();
  };
  beforeEach(dropCartUuid);
  afterEach(() => delete failedSignInCheck.retry);

  test('[CART-11] leaves a cart that failed, not an empty one', async () => {
    failedSignInCheck.retry = () => Promise.reject(new Error('down'));
    const server = connect();
    expect(await retry()).toMatchObject({ status: 'failed', confirmed: null });
    expect(server.calls).toEqual([]);
  });

  test('[CART-11] is checked again when the cart is asked for again: a shopper’s lines come', async () => {
    failedSignInCheck.retry = async () => sessionStore.getState().settle({ status: 'user', user: ann });
    connect();
    expect(await retry()).toMatchObject({ status: 'ready', count: 2 });
  });

  test('[CART-11] leaves a guest’s cart to the guest, once it is known that they are one', async () => {
    failedSignInCheck.retry = async () => undefined;
    connect();
    expect(await retry()).toMatchObject({ status: 'ready', count: 0 });
    ensureCartUuid();
    expect(await retry()).toMatchObject({ status: 'ready', count: 2 });
  });
});

test('[CART-05] a quantity changed just before the page is left is sent, not lost', async () => {
  const server = connect();
  await cartStore.getState().load();
  cartStore.getState().setQuantity(1, 5);
  dispatchEvent(new Event('pagehide'));
  // Far sooner than its own wait would send it.
  await until(() => server.calls.includes('num 1=5'));
});

describe('what was added before the application was there', () => {
  test('[CART-10] is taken over when it was answered already', async () => {
    leaveReplies(added);
    connect([]);
    expect(cartStore.getState().count).toBe(5);
    expect(notices).toEqual([{ kind: 'added', name: 'Blue mug' }]);
    expect(window.soukDocument?.replies).toEqual([]);
  });

  test('[CART-10] is taken over when its answer comes later', async () => {
    connect([]);
    await settled();
    dispatchEvent(new CustomEvent(replyEvent, { detail: added }));
    expect(cartStore.getState().count).toBe(5);
  });

  test('[CART-10, STORE-03] is measured with what one piece costs, as the server took it', async () => {
    const events: TrackedEvent[] = [];
    leaveReplies({
      ...added,
      reply: { ...added.reply, data: { count: 5, lines: [{ ...blueMug, variantPrice: 12.5 }] } },
    });
    connect([]);
    const stop = connectSink((event) => events.push(event));
    expect(events.at(-1)).toEqual({
      name: 'add_to_cart',
      currency: 'USD',
      value: 12.5,
      items: [{ item_id: '7', item_name: 'Blue mug', price: 12.5, quantity: 2, item_variant: 'Blue' }],
    });
    stop();
  });

  test('[CART-10] is told when it was refused', () => {
    leaveReplies({ ...added, reply: { code: 409, text: 'Blue mug is sold out', data: null } });
    connect([]);
    expect(notices).toMatchObject([{ kind: 'failed', error: { message: 'Blue mug is sold out' } }]);
    expect(signedOut).toEqual([]);
  });

  test('[ERR-03] asks for a sign-in when the answer did', () => {
    leaveReplies({ ...added, reply: { code: 410000, text: 'Please sign in', data: null, needsSignIn: true } });
    connect([]);
    expect(signedOut).toEqual(['Please sign in']);
  });

  test('[ORDER-01] says nothing of a button that has led on', () => {
    leaveReplies({ ...added, reply: { code: 200, text: '', data: null, goTo: '/order/order_confirm?preOrderNo=1' } });
    connect([]);
    expect(notices).toEqual([]);
  });
});

describe('who the cart belongs to', () => {
  test('[lesson 3] [CART-13, SESSION-02] signing in brings the anonymous cart along and drops its id', async () => {
    const server = connect();
    await until(() => cartStore.getState().count === 2);
    sessionStore.getState().settle({ status: 'user', user: ann });
    await cartMerged();
    expect(server.calls).toContain('recordUser 32');
    expect(readCartUuid()).toBeUndefined();
    expect(notices).toMatchObject([{ kind: 'merged', count: 2 }]);
  });

  test('[lesson 3] [LOGIN-13] signing out leaves nothing of the shopper behind', async () => {
    dropCartUuid();
    sessionStore.getState().settle({ status: 'user', user: ann });
    connect();
    await until(() => cartStore.getState().count === 2);
    sessionStore.getState().settle(anonymous);
    expect([cartStore.getState().count, cartStore.getState().groups, readCartUuid()]).toEqual([0, [], undefined]);
  });
});

describe('tabs', () => {
  test('[C1] [CART-05] a change in another tab is seen here', async () => {
    const server = connect();
    await cartStore.getState().load();
    server.change(1, { cartNum: 7 });
    const other = new BroadcastChannel('souk-cart');
    other.postMessage('changed');
    await until(() => cartStore.getState().count === 7);
    other.close();
  });

  test('[C1] [CART-05] a change in another tab is seen here while the cart of before is on its way', async () => {
    const server = connect();
    await cartStore.getState().load();
    server.hold();
    const reading = cartStore.getState().load();
    await until(() => server.waiting().length === 1);
    server.change(1, { cartNum: 7 });
    const [teller, witness] = [new BroadcastChannel('souk-cart'), new BroadcastChannel('souk-cart')];
    const heard = new Promise((resolve) => witness.addEventListener('message', resolve));
    teller.postMessage('changed');
    await heard;
    await settled();
    server.release();
    await until(() => server.waiting().length === 1);
    server.release();
    await reading;
    expect(cartStore.getState().count).toBe(7);
    teller.close();
    witness.close();
  });

  const heardOf = async (change: () => Promise<void>) => {
    connect();
    await cartStore.getState().load();
    const heard: unknown[] = [];
    const other = new BroadcastChannel('souk-cart');
    other.addEventListener('message', (event) => heard.push(event.data));
    await change();
    await until(() => heard.length > 0);
    other.close();
  };

  test('[CART-05] a change here is told to the others', () =>
    heardOf(() => (cartStore.getState().setQuantity(1, 4), cartStore.getState().settle())));

  test('[C1] [CART-10] what was added before the application was there is told to the others', () =>
    heardOf(async () => void dispatchEvent(new CustomEvent(replyEvent, { detail: added }))));

  test('[C1] what an order took out of the cart is told to the others', () =>
    heardOf(() => cartStore.getState().changedElsewhere()));
});
