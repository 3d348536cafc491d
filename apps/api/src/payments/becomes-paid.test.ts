import { sql } from 'kysely';
import { row, rows, run, tx } from '../database/tx';
import { markPaid } from '../orders/settle';
import { createShop, newUuid, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { paymentWithPurchase } from './payments.repository';
import { applyPaidAtOnce, applyState } from './settle-payment';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await run(sql`
    insert into webhook_endpoint(store_id, url, events, secret, created_at)
    values (1, 'https://seller.test/hook', '{order.paid}', 'none', now())`);
});
afterAll(() => app?.close());

/** A purchase whose payment is open at its provider, and the provider's word that it is paid. */
const waiting = async () => {
  const [tote, mug] = [await variantOf('canvas-tote'), await variantOf('linen-shirt')];
  const lines = [
    { variantId: tote.id, num: 2 },
    { variantId: mug.id, num: 1 },
  ];
  const made = await shop.buy({ uuid: newUuid() }, lines, { email: 'once@souk.test' });
  const headers = { 'x-order-token': made.orderToken ?? '' };
  await app.call('payPayment', { headers, body: { orderNo: made.orderNo, payType: 'stripe', payChannel: 'pc' } });
  const found = await row(sql<{ ref: string }>`select ref from payment where purchase_no = ${made.orderNo}`);
  const payment = await paymentWithPurchase('stripe', found?.ref ?? '');
  if (!payment) throw new Error('No payment was opened');
  const state = {
    state: 'paid',
    paidCents: payment.amount_cents,
    currency: 'usd',
    chargeRef: `ch_${found?.ref}`,
  } as const;
  return { orderNo: made.orderNo, payment, state };
};
type Waiting = Awaited<ReturnType<typeof waiting>>;

/** All that is written when a purchase becomes paid, without what differs from one purchase to the next. */
const writtenFor = async (orderNo: string, soldBefore: number) => {
  const at = await row(sql<{ paid_at: Date }>`select paid_at from purchase where order_no = ${orderNo}`);
  const plain = (text: string) =>
    text
      .replaceAll(orderNo, 'PT')
      .replace(/"timestamp" ?: ?"[^"]*"/, '')
      .replace(/token=[\w-]+/g, 'token=')
      .replace(/[\w-]{43}/g, 'token');
  return {
    purchase: await row(sql`
      select state, pay_type, cancel_reason, paid_at is not null as has_date from purchase where order_no = ${orderNo}`),
    orders: await rows(sql`select status from merchant_order where purchase_no = ${orderNo} order by order_no`),
    sold: (await soldPieces()) - soldBefore,
    ledger: await rows(sql`
      select e.kind, e.merchant_id, e.at = ${at?.paid_at} as is_dated, e.goods_cents, e.shipping_cents, e.merchant_coupon_cents,
        e.commission_cents, e.platform_coupon_cents, e.cash_cents
      from ledger_entry e join merchant_order o on o.order_no = e.order_no where o.purchase_no = ${orderNo} order by o.order_no`),
    messages: (
      await rows(
        sql<{ body: string }>`select body from webhook_message where body like ${`%${orderNo}%`} order by body`,
      )
    ).map(({ body }) => plain(body)),
    keys: await row(sql`select count(*)::int as count from order_token where order_no = ${orderNo}`),
    mails: (
      await rows(sql<{ recipient: string; subject: string; text: string }>`
        select recipient, subject, text from outbox where dedupe_key = ${`order.paid:${orderNo}`}`)
    ).map(({ recipient, subject, text }) => [recipient, plain(subject), plain(text)]),
  };
};

const soldPieces = async () =>
  (
    await row(sql<{ pieces: number }>`
    select ((select coalesce(sum(sales), 0) from product) + (select coalesce(sum(num), 0) from product_sold))::int as pieces`)
  )?.pieces ?? 0;

const ways: [string, (of: Waiting, id: string) => Promise<unknown>][] = [
  [
    'by an event of the provider',
    ({ payment, state }, id) =>
      applyPaidAtOnce(app.deps, { payment, state, event: { id, type: 'payment_intent.succeeded' } }),
  ],
  ['by asking the provider', ({ payment, state }) => applyState(app.deps, payment, state)],
  [
    'inside a transaction of another module',
    ({ orderNo }) => tx(() => markPaid(app.deps, { orderNo, payType: 'stripe', now: app.deps.clock.now() })),
  ],
];

test('[ORDER-06] however a purchase becomes paid, the same is written, once', async () => {
  const written = [];
  for (const [way, pay] of ways) {
    const one = await waiting();
    const before = await soldPieces();
    await pay(one, `evt_${way}`);
    const first = await writtenFor(one.orderNo, before);
    await pay(one, `evt_${way}_again`);
    expect([way, await writtenFor(one.orderNo, before)]).toEqual([way, first]);
    written.push(first);
  }
  const [byEvent, ...others] = written;
  expect(byEvent).toMatchObject({
    purchase: { state: 'paid', pay_type: 'stripe', has_date: true },
    sold: 3,
    keys: { count: 2 },
    mails: [['once@souk.test', expect.any(String), expect.stringContaining('PT')]],
  });
  expect(byEvent?.ledger).toHaveLength(byEvent?.orders.length ?? 0);
  expect(byEvent?.messages).toHaveLength(byEvent?.orders.length ?? 0);
  for (const other of others) expect(other).toEqual(byEvent);
});

test.each(ways)('[ORDER-06] %s, a purchase that was cancelled before stays cancelled', async (way, pay) => {
  const one = await waiting();
  await run(sql`update purchase set state = 'cancelled' where order_no = ${one.orderNo}`);
  const before = await soldPieces();
  await pay(one, `evt_late_${way}`);
  expect(await writtenFor(one.orderNo, before)).toMatchObject({
    purchase: { state: 'cancelled' },
    sold: 0,
    ledger: [],
    messages: [],
    mails: [],
  });
});
