import { dayMs } from '@souk/domain';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { row, run, tx } from '../database/tx';
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

const register = async (...events: string[]): Promise<{ id: number; secret: string }> => {
  const { code, data } = await desk.ask('hookCreate', { user: 'admin', body: { url: receiver.url, events } });
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

describe('[DESK-19] webhooks', () => {
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
    for (let n = 0; n < 11; n += 1) await later();
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
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
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
