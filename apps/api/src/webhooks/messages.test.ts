import { sql } from 'kysely';
import { rows, run } from '../database/tx';
import { type Desk, giveDesk } from '../testing/desk';
import { createShop, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
const user = 'told';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());
afterEach(() => run(sql`delete from webhook_endpoint`));

/** Wants to be told of some events. @returns what stands to be sent from then on */
const register = async (...events: string[]) => {
  await run(sql`delete from webhook_message`);
  await run(sql`
    insert into webhook_endpoint(store_id, url, events, is_on, secret, created_at)
    values (1, 'https://hooks.example.com/told', ${events}::text[], true, 'whsec_dGVzdA==', now())`);
  return async () =>
    (await rows(sql<{ body: string }>`select body from webhook_message`)).map(
      ({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> },
    );
};
const bought = async () => {
  const { id } = await variantOf('linen-shirt');
  return `${(await shop.bought({ user }, [{ variantId: id, num: 1 }])).orderNo}-1`;
};

describe('[DESK-19] other systems', () => {
  test('an order that arrived is told once, whoever says so first', async () => {
    const told = await register('order.delivered');
    const [byDesk, byShopper] = [await bought(), await bought()];
    for (const no of [byDesk, byShopper]) await desk.ask('ship', { user: 'orders', params: { no } });
    expect(await desk.ask('deliver', { user: 'orders', params: { no: byDesk } })).toMatchObject({ code: 200 });
    expect(await desk.ask('deliver', { user: 'orders', params: { no: byDesk } })).toMatchObject({ code: 409 });
    for (const orderNo of [byDesk, byShopper])
      expect(await app.call('orderTake', { user, params: { orderNo } })).toMatchObject({ code: 200 });
    const data = (orderNo: string) => ({ orderNo, purchaseNo: orderNo.slice(0, -2), merchantId: desk.merchantId });
    expect(await told()).toHaveLength(2);
    for (const no of [byDesk, byShopper])
      expect(await told()).toContainEqual({ type: 'order.delivered', timestamp: expect.any(String), data: data(no) });
  });

  test('how a merchant stands is told once for each change, and none that was refused', async () => {
    const told = await register('merchant.approved', 'merchant.suspended', 'merchant.resumed', 'merchant.closed');
    const ask = (name: Parameters<Desk['ask']>[0], id: number, body: object = {}) =>
      desk.ask(name, { user: 'finance', params: { id }, body });
    const id = desk.applicationId;
    expect(await ask('applicationApprove', id)).toMatchObject({ code: 409 });
    await desk.ask('applicationDocument', { user: 'finance', params: { id } });
    const { data } = await ask('applicationApprove', id);
    const reason = 'Late <parcels>';
    const other = desk.otherMerchantId;
    expect(await ask('merchantSuspend', other, { from: 'open', reason })).toMatchObject({ code: 200 });
    expect(await ask('merchantSuspend', other, { from: 'open', reason })).toMatchObject({ code: 409 });
    expect(await ask('merchantLift', other, { from: 'suspended' })).toMatchObject({ code: 200 });
    expect(await ask('merchantClose', data.merchantId, { from: 'preparing', reason })).toMatchObject({ code: 200 });
    const messages = await told();
    expect(messages.map(({ type, data: { merchantId, state } }) => [type, merchantId, state]).sort()).toEqual([
      ['merchant.approved', data.merchantId, 'preparing'],
      ['merchant.closed', data.merchantId, 'closed'],
      ['merchant.resumed', other, 'open'],
      ['merchant.suspended', other, 'suspended'],
    ]);
    expect(Object.keys(messages[0]?.data ?? {})).toEqual(['merchantId', 'slug', 'state']);
    expect(JSON.stringify(messages)).not.toMatch(/Late|@/);
  });

  test('a disputed payment is told once when it is, and once for each way that it ends', async () => {
    const told = await register('dispute.opened', 'dispute.closed');
    const no = await bought();
    const post = (step: string, body = {}) => shop.sandbox.post(`order/${no}/dispute${step}`, body);
    const { dispute } = await post('');
    await post('/answer');
    for (const outcome of ['lost', 'lost', 'won']) await post('/close', { outcome });
    const messages = await told();
    expect(messages.map(({ type, data: { state } }) => [type, state])).toEqual([
      ['dispute.opened', 'needs_response'],
      ['dispute.closed', 'lost'],
      ['dispute.closed', 'won'],
    ]);
    expect(messages[0]?.data).toEqual({
      disputeNo: dispute,
      purchaseNo: no.slice(0, -2),
      provider: 'stripe',
      amount: expect.any(Number),
      currency: 'usd',
      state: 'needs_response',
      respondBy: expect.any(String),
    });
  });

  test('a payout is told once, when somebody notes it', async () => {
    const told = await register('payout.paid');
    await run(sql`update statement set closed_at = ends_at, due_cents = 1250 where id = ${desk.statementId}`);
    const { version } = (await desk.ask('statement', { user: 'finance', params: { id: desk.statementId } })).data;
    const pay = (ref: string) =>
      desk.ask('statementPaid', { user: 'finance', body: { version, ref, paidOn: '2020-02-03' } });
    expect(await pay('SEPA 1')).toMatchObject({ code: 200 });
    expect(await pay('SEPA 2')).toMatchObject({ code: 409 });
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      type: 'payout.paid',
      data: {
        statementId: desk.statementId,
        merchantId: desk.merchantId,
        period: '2020-01',
        amount: 12.5,
        paidOn: '2020-02-03',
      },
    });
  });
});
