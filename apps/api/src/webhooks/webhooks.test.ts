import { dayMs, lowStockBelow } from '@souk/domain';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { row, rows, run, tx } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { type Receiver, startReceiver } from '../testing/receiver';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { noteProductChanged } from './messages';

let app: TestApp;
let shop: Shop;
let desk: Desk;
let receiver: Receiver;
const user = 'hooked';
beforeAll(async () => {
  app = await createTestApp({ config: { allowsPrivateWebhooks: true } });
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(async () => {
  await run(sql`delete from webhook_endpoint`);
  await receiver.close();
});

let registered = 0;
const register = async (...events: string[]): Promise<{ id: number; secret: string }> => {
  const { code, data } = await desk.ask('hookCreate', {
    user: 'admin',
    body: { url: `${receiver.url}?n=${(registered += 1)}`, events },
  });
  expect(code).toBe(200);
  return data;
};
const read = async (id: number) => (await desk.ask('hook', { user: 'auditor', params: { id } })).data;
const last = async (id: number) => (await read(id)).deliveries[0];
/** Checks the signature as any receiver of the scheme does. @returns what the message says */
const verified = (at: number, secret: string) => {
  const { headers, body } = receiver.received[at] ?? { headers: {}, body: '' };
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    data: Record<string, unknown>;
  };
};
const bought = async () => {
  const { id } = await variantOf('linen-shirt');
  return `${(await shop.bought({ user }, [{ variantId: id, num: 1 }])).orderNo}-1`;
};
const change = () => tx(() => noteProductChanged(desk.productId, app.deps.clock.now()));
const runDue = () => app.deps.jobs.runDue();
const later = async () => {
  await app.deps.clock.advance(2 * dayMs);
  await runDue();
};

/** The tries of three days: each waits twice as long as the one before, two minutes at first. */
const tryAllAgain = async () => {
  for (let n = 1; n <= 11; n += 1) {
    await app.deps.clock.advance(2 ** n * 60_000 + 1000);
    await runDue();
  }
};
const fails = (count: number) => receiver.answers.push(...Array.from({ length: count }, () => 503));
const save = async (id: number, isOn: boolean, more: { url?: string } = {}) => {
  const { version, url, events } = await read(id);
  return desk.ask('hookSave', { user: 'admin', params: { id }, body: { version, url, events, isOn, ...more } });
};

describe('[DESK-19] webhooks', () => {
  test('two endpoints of a store have no address in common', async () => {
    const body = { url: `${receiver.url}?twice`, events: ['order.paid'] };
    const ask = () => desk.ask('hookCreate', { user: 'admin', body });
    const codes = (await Promise.all([ask(), ask()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 400]);
    const { id } = await register('order.paid');
    const { version } = await read(id);
    const changed = { version, ...body, isOn: true };
    const taken = await desk.ask('hookSave', { user: 'admin', params: { id }, body: changed });
    expect(taken).toMatchObject({ code: 400, data: { fields: { url: expect.stringContaining('this address') } } });
    expect((await save(id, false)).code).toBe(200);
    await run(sql`delete from webhook_endpoint where url = ${body.url}`);
  });

  test('a paid order is told with a signature; a failure is tried again with the same id', async () => {
    const { id, secret } = await register('order.paid');
    receiver.answers.push(500);
    const orderNo = await bought();
    await runDue();
    expect(await last(id)).toMatchObject({
      event: 'order.paid',
      state: 'waiting',
      tries: 1,
      status: 500,
      error: 'answered 500',
    });
    await later();
    expect(await last(id)).toMatchObject({ state: 'done', tries: 2, status: 200, error: null });
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
    const order = await row(
      sql<{ pay: number }>`select pay_cents as pay from merchant_order where order_no = ${orderNo}`,
    );
    expect(verified(1, secret)).toMatchObject({
      type: 'order.paid',
      data: { orderNo, merchantId: desk.merchantId, amount: (order?.pay ?? 0) / 100 },
    });
    expect(() => verified(1, 'whsec_dGVzdA==')).toThrow();
    await later();
    expect(receiver.received).toHaveLength(2);
  });

  test('a parcel, a refund and a product are told; nobody is named', async () => {
    const { secret } = await register('order.shipped', 'refund.paid', 'product.changed');
    const orderNo = await bought();
    await desk.ask('ship', { user: 'orders', params: { no: orderNo }, body: { carrier: 'DHL', number: 'T1' } });
    const item = await row(sql<{ id: number }>`select id from order_item where order_no = ${orderNo}`);
    await app.call('orderTake', { user, params: { orderNo } });
    const body = { items: [{ id: item?.id, num: 1 }], reason: 'Broken' };
    expect(await desk.ask('orderRefund', { user: 'finance', params: { no: orderNo }, body })).toMatchObject({
      code: 200,
    });
    await runDue();
    await desk.ask('moveStock', { user: 'admin' });
    await runDue();
    const told = receiver.received.map((_one, at) => verified(at, secret));
    expect(told.map(({ type }) => type).sort()).toEqual(['order.shipped', 'product.changed', 'refund.paid']);
    const of = (type: string) => told.find((one) => one.type === type)?.data;
    expect(of('order.shipped')).toMatchObject({ orderNo, carrier: 'DHL', trackingNumber: 'T1', isComplete: true });
    expect(of('refund.paid')).toMatchObject({ orderNo, amount: expect.any(Number) });
    expect(of('product.changed')).toMatchObject({ productId: desk.productId, slug: 'linen-shirt' });
    expect(receiver.received.map((one) => one.body).join()).not.toMatch(/@|Lovelace|London/);
  });

  test('what a shopper asks back is told, and an order that is cancelled with its money', async () => {
    const { id, secret } = await register('order.cancelled', 'refund.requested');
    const [asked, cancelled] = [await bought(), await bought()];
    const body = { reason: 'Changed my mind' };
    expect(await app.call('orderCancel', { user, params: { orderNo: asked }, body })).toMatchObject({ code: 200 });
    expect(await desk.ask('cancel', { user: 'orders', params: { no: cancelled } })).toMatchObject({ code: 200 });
    await runDue();
    await runDue();
    const told = receiver.received.map((_one, at) => verified(at, secret));
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'refund.requested', data: expect.objectContaining({ orderNo: asked }) }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'order.cancelled', data: expect.objectContaining({ orderNo: cancelled }) }),
    );
    expect(await last(id)).toMatchObject({ state: 'done' });
  });

  test('a refund that is refused is told', async () => {
    const { secret } = await register('refund.refused');
    const body = { from: 'inReview', reason: 'Worn' };
    expect(await desk.ask('refundRefuse', { user: 'orders', body })).toMatchObject({ code: 200 });
    await runDue();
    const { type, data } = verified(0, secret);
    expect(type).toBe('refund.refused');
    expect(data).toEqual({
      refundNo: desk.refundNo,
      orderNo: expect.any(String),
      merchantId: desk.merchantId,
      amount: expect.any(Number),
    });
    expect(receiver.received[0]?.body).not.toContain('Worn');
  });

  test('a variant of which little is left is told once, whoever takes the pieces; not while it is off sale', async () => {
    const { secret } = await register('stock.low');
    const { id: variantId } = await variantOf('linen-shirt');
    const stock = (to: number) => run(sql`update variant set stock = ${to} where id = ${variantId}`);
    const buy = async () => void (await shop.bought({ user }, [{ variantId, num: 1 }]));
    await stock(lowStockBelow + 1);
    await buy();
    await runDue();
    expect(receiver.received).toEqual([]);
    await buy();
    await buy();
    await runDue();
    expect(receiver.received).toHaveLength(1);
    expect(verified(0, secret)).toMatchObject({
      type: 'stock.low',
      data: {
        productId: desk.productId,
        slug: 'linen-shirt',
        merchantId: desk.merchantId,
        variantId,
        sku: '',
        stock: lowStockBelow - 1,
      },
    });
    await stock(lowStockBelow);
    const body = { variantId, delta: -lowStockBelow, reason: 'damage' };
    expect(await desk.ask('moveStock', { user: 'admin', body })).toMatchObject({ code: 200 });
    await runDue();
    expect(verified(1, secret)).toMatchObject({ type: 'stock.low', data: { stock: 0 } });
    await stock(lowStockBelow);
    await run(sql`update variant set on_sale = false where id = ${variantId}`);
    await stock(1);
    await run(sql`update variant set on_sale = true, stock = 1000 where id = ${variantId}`);
    await runDue();
    expect(receiver.received).toHaveLength(2);
  });

  test('a test message goes to one endpoint alone, signed, whatever it wants to be told; none while it is off', async () => {
    const { id, secret } = await register('order.paid');
    await register('order.paid');
    const test = () => desk.ask('hookTest', { user: 'admin', params: { id } });
    expect(await test()).toMatchObject({ code: 200 });
    await runDue();
    expect(receiver.received).toHaveLength(1);
    expect(verified(0, secret)).toMatchObject({ type: 'test', data: {} });
    expect(await last(id)).toMatchObject({ event: 'test', state: 'done' });
    await run(sql`update webhook_endpoint set is_on = false where id = ${id}`);
    expect(await test()).toMatchObject({ code: 409 });
  });

  test('what fails leaves no message; without an endpoint for it, nothing is written', async () => {
    const messages = async () =>
      (await row(sql<{ count: number }>`select count(*)::int as count from webhook_message`))?.count;
    const before = await messages();
    await change();
    await register('order.paid');
    await change();
    await register('product.changed');
    await expect(
      tx(async () => {
        await noteProductChanged(desk.productId, app.deps.clock.now());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await messages()).toBe(before);
    await runDue();
    expect(receiver.received).toEqual([]);
  });

  test('after the last try it is given up and listed; a press sends it again', async () => {
    const { id } = await register('product.changed');
    receiver.answers.push(...Array.from({ length: 12 }, () => 503));
    await change();
    await runDue();
    await tryAllAgain();
    expect(receiver.received).toHaveLength(12);
    expect(await read(id)).toMatchObject({ dead: 1, waiting: 0, deliveries: [{ state: 'dead', tries: 12 }] });
    const system = await desk.ask('system', { user: 'admin' });
    expect(system.data.dead).toContainEqual(expect.objectContaining({ queue: 'webhook.deliver' }));
    const delivery = (await last(id)).id;
    const again = () => desk.ask('hookResend', { user: 'admin', params: { id, delivery } });
    expect(await again()).toMatchObject({ code: 200 });
    expect(await again()).toMatchObject({ code: 409 });
    await runDue();
    expect(await last(id)).toMatchObject({ state: 'done', tries: 1, status: 200 });
    expect(await desk.ask('hookResend', { user: 'admin', params: { id: desk.hookId, delivery } })).toMatchObject({
      code: 404,
    });
  });

  test('one that is down keeps nothing from the others', async () => {
    const { id } = await register('product.changed');
    const down = await desk.ask('hookCreate', {
      user: 'admin',
      body: { url: 'http://127.0.0.1:1/', events: ['product.changed'] },
    });
    await change();
    await runDue();
    expect([(await last(id)).state, (await last(down.data.id)).state]).toEqual(['done', 'waiting']);
    expect(await last(down.data.id)).toMatchObject({ status: null, error: expect.stringContaining('ECONNREFUSED') });
  });

  test('a redirect is a failure and is not followed', async () => {
    const { id } = await register('product.changed');
    receiver.answers.push(302);
    await change();
    await runDue();
    expect(receiver.received.map(({ path }) => path.split('?')[0])).toEqual(['/hook']);
    expect(await last(id)).toMatchObject({ state: 'waiting', status: 302 });
  });

  test('one that is switched off is sent nothing, and says so', async () => {
    const { id } = await register('product.changed');
    receiver.answers.push(500);
    await change();
    await runDue();
    const { version, url, events } = await read(id);
    const save = (seen: number) =>
      desk.ask('hookSave', { user: 'admin', params: { id }, body: { version: seen, url, events, isOn: false } });
    expect(await save(version)).toMatchObject({ code: 200 });
    expect(await save(version)).toMatchObject({ code: 409 });
    await change();
    await later();
    expect(receiver.received).toHaveLength(1);
    expect((await read(id)).deliveries).toEqual([expect.objectContaining({ state: 'stopped' })]);
  });

  test('a new secret signs at once, the old one for a day more; neither is told again', async () => {
    const { id, secret } = await register('product.changed');
    const { version } = await read(id);
    const rotated = await desk.ask('hookRotate', { user: 'admin', params: { id }, body: { version } });
    expect(rotated.code).toBe(200);
    await change();
    await runDue();
    const fresh = rotated.data.secret as string;
    expect(fresh).not.toBe(secret);
    expect([verified(0, secret).type, verified(0, fresh).type]).toEqual(['product.changed', 'product.changed']);
    await app.deps.clock.advance(dayMs + 1000);
    await change();
    await runDue();
    expect(verified(1, fresh).type).toBe('product.changed');
    expect(() => verified(1, secret)).toThrow();
    const said = JSON.stringify([
      await read(id),
      (await desk.ask('hooks', { user: 'admin' })).data,
      (await desk.ask('audit', { user: 'admin', query: { subject: 'webhook' } })).data,
    ]);
    for (const one of [secret, fresh]) expect(said).not.toContain(one.slice('whsec_'.length));
  });
});

describe('[DESK-19] an endpoint that accepts nothing for five days', () => {
  const mails = () =>
    rows<{ subject: string; text: string }>(sql`select subject, text from outbox where recipient = 'hooks@souk.test'`);
  beforeEach(async () => {
    await run(sql`delete from outbox`);
    await run(sql`update shopper set email = 'hooks@souk.test' where sub = 'admin'`);
  });

  test('is switched off by itself, its administrators are mailed once, and it is switched on again', async () => {
    const { id } = await register('product.changed');
    fails(20);
    await change();
    await change();
    await runDue();
    await later();
    await later();
    expect(await read(id)).toMatchObject({ isOn: true, stoppedAt: null });
    await later();
    const { url, isOn, stoppedAt } = await read(id);
    expect([isOn, stoppedAt]).toEqual([false, expect.any(String)]);
    expect((await desk.ask('hooks', { user: 'auditor' })).data.list[0]).toMatchObject({ id, stoppedAt });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`The webhook to ${new URL(url).host} was switched off`);
    expect(mail?.text).toContain(`/admin/webhooks/${id}`);
    const { length } = receiver.received;
    await change();
    await later();
    expect(receiver.received).toHaveLength(length);
    expect(await save(id, true)).toMatchObject({ code: 200 });
    expect(await read(id)).toMatchObject({ isOn: true, stoppedAt: null });
    await change();
    await runDue();
    expect(receiver.received.length).toBeGreaterThan(length);
    expect(await read(id)).toMatchObject({ isOn: true });
    expect(await mails()).toHaveLength(1);
  });

  test('has five days anew once it is another address', async () => {
    const { id } = await register('product.changed');
    fails(20);
    await change();
    for (const wait of [runDue, later, later]) await wait();
    await save(id, true, { url: `${receiver.url}?moved` });
    await later();
    expect(await read(id)).toMatchObject({ isOn: true, stoppedAt: null });
  });

  test('stays on where one message arrived meanwhile, and says nothing where somebody switched it off', async () => {
    const { id } = await register('product.changed');
    fails(2);
    await change();
    await runDue();
    await later();
    await later();
    expect(await last(id)).toMatchObject({ state: 'done', tries: 3 });
    fails(20);
    await change();
    await runDue();
    await later();
    await later();
    expect(await read(id)).toMatchObject({ isOn: true });
    await save(id, false);
    expect(await read(id)).toMatchObject({ isOn: false, stoppedAt: null });
    expect(await mails()).toEqual([]);
  });
});

describe('[DESK-19] where messages may go', () => {
  const bad = [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://db.internal/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com:5432/',
    'ftp://hooks.example.com/',
    'nothing',
  ];
  test('https of the open internet alone, unless the operator says otherwise', async () => {
    app.deps.config.allowsPrivateWebhooks = false;
    for (const url of bad) {
      const { code } = await desk.ask('hookCreate', { user: 'admin', body: { url, events: ['order.paid'] } });
      expect([url, code]).toEqual([url, 400]);
    }
    await run(sql`
      insert into webhook_endpoint(store_id, url, events, secret, created_at)
      values (1, ${receiver.url}, '{product.changed}', 'whsec_dGVzdA==', now())`);
    await change();
    await runDue();
    expect(receiver.received).toEqual([]);
    const left = await row(sql`select last_error, last_status from webhook_delivery`);
    expect(left).toEqual({ last_error: 'not an address of the open internet', last_status: null });
    app.deps.config.allowsPrivateWebhooks = true;
  });
});
