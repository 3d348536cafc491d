import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createShop, newUuid, setStock, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
const user = 'olga';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
});
afterAll(() => app?.close());

const lines = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];
const bought = async () => (await shop.bought({ user }, await lines())).orderNo;
const sandbox = (path: string, body?: object) => shop.sandbox.post(path, body);
const detail = async (orderNo: string) => (await app.call('orderDetail', { user, params: { orderNo } })).data;
/** Has the provider say that it processes the payment, as it does with a bank's slow answer. */
const processing = (orderNo: string, status = 'processing') =>
  run(sql`
    update sandbox_object set data = data || jsonb_build_object('status', ${status}::text, 'amount_received', data->'amount')
    where kind = 'intent' and data->'metadata'->>'orderNo' = ${orderNo}`);
const act = (name: 'orderTake' | 'orderCancel' | 'orderDelete' | 'orderAgain', orderNo: string) =>
  app.call(name, { user, params: { orderNo } });

test('[ORDER-08] [ORDER-09] an order goes from paid to received and offers at each step what may be done', async () => {
  const no = await bought();
  expect((await detail(`${no}-1`)).order).toMatchObject({
    paid: true,
    status: 0,
    actions: ['cancel', 'refund', 'again', 'receipt'],
  });
  expect(await sandbox(`order/${no}/ship`, { express: 'Post', number: 'P1' })).toMatchObject({ status: 1 });
  const sent = (await detail(`${no}-1`)).order;
  expect(sent).toMatchObject({ status: 1, expName: 'Post', expNo: 'P1' });
  expect(Date.parse(sent.arrives.until)).toBeGreaterThan(Date.parse(sent.arrives.from));
  expect(sent.actions).toEqual(expect.arrayContaining(['take', 'express']));
  await sandbox(`order/${no}/deliver`);
  expect((await detail(`${no}-1`)).order).toMatchObject({ status: 1, isDelivered: true, arrives: null });
  const { data: parcel } = await app.call('orderExpress', { user, params: { orderNo: `${no}-1` } });
  expect(parcel.tracks.map(({ station }: { station: string }) => station)).toEqual([
    'Delivered',
    'Handed over to the carrier',
  ]);
  expect((await act('orderTake', `${no}-1`)).data).toBe(true);
  const here = (await detail(`${no}-1`)).order;
  expect(here).toMatchObject({ status: 2, arrives: null });
  expect(here.actions).toContain('review');
  expect(here.timeline.map(({ type }: { type: string }) => type)).toEqual([
    'created',
    'paid',
    'shipped',
    'delivered',
    'received',
  ]);
  expect((await act('orderTake', `${no}-1`)).code).toBe(409);
});

test('[ACCT-01] receiving an order earns a point for each dollar, once', async () => {
  const no = await bought();
  await sandbox(`order/${no}/ship`);
  const before = (await app.call('userInfo', { user })).data.integral;
  await act('orderTake', `${no}-1`);
  await act('orderTake', `${no}-1`);
  const { order } = await detail(`${no}-1`);
  expect((await app.call('userInfo', { user })).data.integral).toBe(before + Math.floor(order.payPrice));
  const { data } = await app.call('integralList', { user });
  expect(data.list[0]).toMatchObject({ type: 1, title: `Order ${no}-1` });
});

test('[ORDER-08] received orders are completed after 15 days', async () => {
  const no = await bought();
  await sandbox(`order/${no}/ship`);
  await act('orderTake', `${no}-1`);
  await run(
    sql`update merchant_order set received_at = received_at - interval '15 days' where order_no = ${`${no}-1`}`,
  );
  await sandbox('clock', { advanceMs: 0 });
  expect((await detail(no)).purchase.state).toBe('completed');
});

test('[ORDER-09] [CALL-37] [CALL-38] an unpaid purchase can be cancelled, and then deleted from the list', async () => {
  const { id } = await variantOf('canvas-tote');
  const before = await stockOf(id);
  const { orderNo } = await shop.buy({ user }, await lines());
  expect(await stockOf(id)).toBe(before - 1);
  expect((await act('orderDelete', `${orderNo}-1`)).code).toBe(409);
  expect((await act('orderCancel', orderNo)).data).toBe(true);
  expect(await stockOf(id)).toBe(before);
  expect((await act('orderCancel', orderNo)).code).toBe(409);
  expect((await act('orderDelete', `${orderNo}-1`)).data).toBe(true);
  expect((await app.call('orderDetail', { user, params: { orderNo } })).code).toBe(404);
});

test('[ORDER-09] unpaid purchases end an hour after they were made; the clock of the sandbox brings it', async () => {
  const { id } = await variantOf('canvas-tote');
  const before = await stockOf(id);
  const made = await shop.buy({ user }, await lines());
  const { data } = await shop.result({ user }, made);
  const left = new Date(data.payDeadline).getTime() - app.deps.clock.now().getTime();
  expect(left).toBeGreaterThan(59 * 60_000);
  await sandbox('clock', { advanceMs: 61 * 60_000 });
  expect((await shop.result({ user }, made)).data.state).toBe('EXPIRED');
  expect(await stockOf(id)).toBe(before);
  expect(await shop.startPayment({ user }, made)).toMatchObject({ reason: 'ORDER_EXPIRED' });
});

test('[ORDER-09] a card that was charged in the last moment pays the purchase instead of losing it', async () => {
  const made = await shop.buy({ user }, await lines());
  const { data } = await shop.startPayment({ user }, made);
  await sandbox('fault', { path: '/api/public/payment/callback/stripe', status: 500, times: 1 });
  await shop.sandbox.card(data.stripeClientSecret);
  await run(sql`update purchase set expires_at = ${app.deps.clock.now()} where order_no = ${made.orderNo}`);
  await app.deps.jobs.send('order.expire', { orderNo: made.orderNo });
  await app.deps.jobs.runDue();
  expect((await shop.result({ user }, made)).data.state).toBe('PAID');
});

test('[ORDER-09] order again puts into the cart what is sold, and says why the rest is not', async () => {
  const shirt = await variantOf('linen-shirt', 'White,S');
  const { orderNo } = await shop.bought({ user: 'again' }, [
    { variantId: shirt.id, num: 2 },
    { variantId: (await variantOf('canvas-tote')).id, num: 1 },
  ]);
  await run(sql`update variant set stock = 0 where id = ${shirt.id}`);
  const { data } = await app.call('orderAgain', { user: 'again', params: { orderNo } });
  expect(data.added).toEqual([expect.objectContaining({ cartNum: 1 })]);
  expect(data.skipped).toEqual([expect.objectContaining({ productId: shirt.product_id, reason: expect.any(String) })]);
  expect((await app.call('cartCount', { user: 'again' })).data.count).toBe(1);
});

describe('an unpaid purchase goes back into the cart', () => {
  const toCart = (shopper: { user?: string; uuid?: string }, made: { orderNo: string; orderToken: string | null }) =>
    app.call('orderToCart', {
      ...(shopper.user ? { user: shopper.user } : {}),
      params: { orderNo: made.orderNo },
      headers: {
        ...(shopper.uuid ? { 'x-cart-uuid': shopper.uuid } : {}),
        ...(made.orderToken ? { 'x-order-token': made.orderToken } : {}),
      },
      body: {},
    });

  test('[ORDER-09] it ends, its stock is free, and asking twice fills the cart once', async () => {
    const { id } = await variantOf('canvas-tote');
    const before = await stockOf(id);
    const made = await shop.buy({ user: 'changes' }, [{ variantId: id, num: 2 }]);
    const first = await toCart({ user: 'changes' }, made);
    expect(first.data.added).toEqual([expect.objectContaining({ cartNum: 2, capped: false })]);
    expect(await stockOf(id)).toBe(before);
    expect((await shop.result({ user: 'changes' }, made)).data.state).toBe('CANCELLED');
    expect((await toCart({ user: 'changes' }, made)).data).toEqual(first.data);
    expect((await app.call('cartCount', { user: 'changes' })).data.count).toBe(2);
  });

  test('[ORDER-10] a guest does the same by the key to the order; without it nothing is there', async () => {
    const uuid = newUuid();
    const made = await shop.buy({ uuid }, [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }]);
    expect((await toCart({ uuid }, { ...made, orderToken: 'nobody' })).code).toBe(404);
    expect((await toCart({ uuid }, made)).data.added).toHaveLength(1);
    expect((await app.call('cartCount', { headers: { 'x-cart-uuid': uuid } })).data.count).toBe(1);
  });

  test('[ORDER-09] one that has lapsed too; what is sold meanwhile is said', async () => {
    const shirt = await variantOf('linen-shirt', 'White,S');
    const tote = await variantOf('canvas-tote');
    await setStock(shirt.id, 40);
    const made = await shop.buy({ user: 'late' }, [
      { variantId: shirt.id, num: 2 },
      { variantId: tote.id, num: 1 },
    ]);
    await sandbox('clock', { advanceMs: 61 * 60_000 });
    await setStock(shirt.id, 1);
    await setStock(tote.id, 0);
    const { data } = await toCart({ user: 'late' }, made);
    expect(data.added).toEqual([expect.objectContaining({ productId: shirt.product_id, cartNum: 1, capped: true })]);
    expect(data.skipped).toEqual([expect.objectContaining({ productId: tote.product_id, reason: expect.any(String) })]);
    await setStock(tote.id, tote.stock);
  });

  test('[ORDER-09] one that is paid, or whose payment is processed, stays as it is', async () => {
    const paid = await shop.bought({ user }, await lines());
    expect(await toCart({ user }, paid)).toMatchObject({ reason: 'ORDER_PAID' });
    const made = await shop.buy({ user }, await lines());
    await shop.startPayment({ user }, made);
    await processing(made.orderNo);
    expect(await toCart({ user }, made)).toMatchObject({ reason: 'PAYMENT_PENDING' });
    expect((await shop.result({ user }, made)).data.state).toBe('PENDING');
  });

  test('[ORDER-06] what the provider processes does not lapse, and is paid when the provider says so', async () => {
    const made = await shop.buy({ user }, await lines());
    await shop.startPayment({ user }, made);
    await processing(made.orderNo);
    await sandbox('clock', { advanceMs: 61 * 60_000 });
    expect((await shop.result({ user }, made)).data.state).toBe('PENDING');
    await processing(made.orderNo, 'succeeded');
    await sandbox('clock', { advanceMs: 2000 });
    expect((await shop.result({ user }, made)).data.state).toBe('PAID');
  });
});

test('[ORDER-08] lists by status and words, counts, and pages', async () => {
  const own = 'lister';
  const unpaid = (await shop.buy({ user: own }, await lines())).orderNo;
  const toShip = (await shop.bought({ user: own }, await lines())).orderNo;
  const sent = (await shop.bought({ user: own }, await lines())).orderNo;
  await sandbox(`order/${sent}/ship`);
  const nos = async (query: object) =>
    (await app.call('orderList', { user: own, query: { ...query } })).data.list.map(
      (one: { orderNo: string }) => one.orderNo,
    );
  expect((await nos({})).sort()).toEqual([unpaid, toShip, sent].sort());
  expect(await nos({ type: 'unpaid' })).toEqual([unpaid]);
  expect(await nos({ type: '0' })).toEqual([toShip]);
  expect(await nos({ type: '1' })).toEqual([sent]);
  expect(await nos({ type: '9' })).toEqual([]);
  expect(await nos({ keyword: sent.slice(-6) })).toEqual([sent]);
  expect(await nos({ keyword: '%' })).toEqual([]);
  expect(await nos({ limit: 2, page: 2 })).toHaveLength(1);
  expect((await app.call('orderAwaitPay', { user: own })).data.total).toBe(1);
  expect((await app.call('orderCounts', { user: own })).data).toEqual({
    unPaidCount: 1,
    unShippedCount: 1,
    receivedCount: 1,
    replyCount: 0,
    completeCount: 0,
    refundCount: 0,
  });
});

test.each([
  ['a page below 1', { page: -1 }],
  ['a limit of a million', { limit: 1_000_000 }],
  ['an unknown type', { type: 'all;drop table purchase' }],
])('[ORDER-08] %s is refused', async (_name, query) => {
  expect((await app.call('orderList', { user, query: query as never })).code).toBe(400);
});

test('[I18N-01] an order speaks the reader’s language', async () => {
  const no = await bought();
  const headers = { 'accept-language': 'fr' };
  const { data } = await app.call('orderDetail', { user, params: { orderNo: `${no}-1` }, headers });
  expect(data.order.timeline[0].text).toBe('Commande passée');
});

describe('[ORDER-10] a guest’s purchase', () => {
  test('opens by its token alone; number and e-mail only send the link, five times an hour', async () => {
    const made = await shop.bought({ uuid: newUuid() }, await lines(), { email: 'Guest@Souk.test' });
    const ask = (orderNo: string, email: string) => app.call('visitorOrderLink', { body: { orderNo, email } });
    const right = await ask(made.orderNo, 'guest@souk.test');
    const wrong = await ask(made.orderNo, 'other@souk.test');
    const unknown = await ask('PT000000NOTHERE000', 'guest@souk.test');
    expect(new Set([right, wrong, unknown].map(({ message, data }) => `${message}${data}`)).size).toBe(1);
    const [mail, confirmation] = await shop.sandbox.outbox('Guest@Souk.test');
    expect(confirmation?.subject).toContain(made.orderNo);
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const query = { orderNo: made.orderNo };
    expect((await app.call('visitorOrderDetail', { query, headers: { 'x-order-token': token } })).code).toBe(200);
    expect((await app.call('visitorOrderDetail', { query })).code).toBe(404);
    expect((await app.call('visitorOrderDetail', { query, headers: { 'x-order-token': `${token}x` } })).code).toBe(404);
    for (let count = 0; count < 3; count += 1) await ask(made.orderNo, 'guest@souk.test');
    expect((await ask(made.orderNo, 'guest@souk.test')).status).toBe(429);
  });

  test('a token opens no other purchase, and its hash alone is stored', async () => {
    const [one, two] = [
      await shop.buy({ uuid: newUuid() }, await lines(), { email: 'a@souk.test' }),
      await shop.buy({ uuid: newUuid() }, await lines(), { email: 'b@souk.test' }),
    ];
    const headers = { 'x-order-token': one.orderToken ?? '' };
    expect((await app.call('visitorOrderDetail', { query: { orderNo: two.orderNo }, headers })).code).toBe(404);
    expect(await row(sql`select 1 from order_token where token_hash = ${one.orderToken}`)).toBeUndefined();
  });

  test('can be taken into an account by whoever holds the token, once', async () => {
    const made = await shop.bought({ uuid: newUuid() }, await lines(), { email: 'c@souk.test' });
    const headers = { 'x-order-token': made.orderToken ?? '' };
    const claim = (who: string, more = headers) =>
      app.call('visitorOrderClaim', { user: who, body: { orderNo: made.orderNo }, headers: more });
    expect((await claim('claire', { 'x-order-token': 'wrong' })).code).toBe(404);
    expect((await claim('claire')).data).toBe(true);
    expect((await claim('claire')).data).toBe(true);
    expect((await claim('mallory')).code).toBe(409);
    expect((await app.call('orderList', { user: 'claire' })).data.list[0].orderNo).toBe(made.orderNo);
  });
});
