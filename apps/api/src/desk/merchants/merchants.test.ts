import { sql } from 'kysely';
import { completeLedger } from '../../bookkeeping/complete-ledger';
import { row, rows, run } from '../../database/tx';
import { addMember, membershipIn, removeMember } from '../../merchants/members.repository';
import { hasBought } from '../../testing/bought';
import { type Desk, giveDesk } from '../../testing/desk';
import { createShop, newUuid, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let shop: Shop;
let desk: Desk;
let tote: Awaited<ReturnType<typeof variantOf>>;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
  tote = await variantOf('canvas-tote');
});
afterAll(() => app.close());

const ask = (name: Parameters<Desk['ask']>[0], body: object = {}, id = tote.merchant_id) =>
  desk.ask(name, { user: 'finance', params: { id }, body });
const read = async (id = tote.merchant_id, user = 'finance') =>
  (await desk.ask('merchant', { user, params: { id } })).data;
const suspend = (id = tote.merchant_id) =>
  ask('merchantSuspend', { from: 'open', reason: 'Parcels do not arrive' }, id);
const lift = (id = tote.merchant_id) => ask('merchantLift', { from: 'suspended' }, id);
const lastDone = () =>
  row(sql<{ call: string; subject_id: string; reason: string; before: unknown; after: unknown }>`
    select call, subject_id, reason, before, after from audit order by id desc limit 1`);
const inCart = (uuid: string) => ({ headers: { 'x-cart-uuid': uuid } });
const addTote = (uuid: string) =>
  app.call('cartSave', {
    ...inCart(uuid),
    body: [{ uuid, productId: tote.product_id, productAttrUnique: String(tote.id), cartNum: 1 }],
  });
/** What a search lists. */
const listed = async (): Promise<number[]> => {
  const found = await app.call('productList', { query: { keyword: 'canvas tote', limit: '40' } });
  return found.data.list.map(({ id }: { id: number }) => id);
};
const detail = () => app.call('productDetail', { params: { uniqueKey: '-', slug: 'canvas-tote' } });

describe('[DESK-37] a merchant at the platform’s desk', () => {
  test('is listed with what it sells, what waits, and who works there', async () => {
    const { list } = (await desk.ask('merchants', { user: 'finance', query: { tab: 'open', limit: '100' } })).data;
    const own = list.find(({ id }: { id: number }) => id === desk.merchantId);
    const { toShip } = (await desk.ask('overview', { user: 'owner', mer: desk.merchantId })).data;
    expect(own).toMatchObject({ state: 'open', people: 3, toShip: toShip.count, balanceCents: expect.any(Number) });
    expect(own.late).toBeLessThan(toShip.count);
    expect(own.products).toBeGreaterThan(0);
    const named = await desk.ask('merchants', { user: 'finance', query: { q: own.name } });
    expect(named.data.list.map(({ id }: { id: number }) => id)).toContain(own.id);
    expect((await desk.ask('merchants', { user: 'finance', query: { tab: 'closed' } })).data.list).toEqual([]);
  });

  test('is among those that send late while orders of it should have left', async () => {
    const listed = async (tab: string): Promise<{ id: number; late: number }[]> =>
      (await desk.ask('merchants', { user: 'finance', query: { tab, limit: '100' } })).data.list;
    const all = await listed('all');
    const late = all.filter(({ late: orders }) => orders > 0).map(({ id }) => id);
    expect((await listed('late')).map(({ id }) => id)).toEqual(late);
    expect(late).toContain(desk.merchantId);
    expect(late.length).toBeLessThan(all.length);
  });

  test('says of how many orders of the last 90 days money went back', async () => {
    await completeLedger();
    const { recentOrders, recentRefunds } = await read(desk.merchantId);
    const { orderNo } = await hasBought(app, 'rita', { status: 2 });
    await completeLedger();
    const body = { orderNo, type: 1, text: 'Arrived damaged' };
    const { data } = await app.call<{ refundOrderNo: string }>('refundCreate', { user: 'rita', body });
    expect(await read(desk.merchantId)).toMatchObject({ recentOrders: recentOrders + 1, recentRefunds });
    await desk.ask('refundApprove', {
      user: 'finance',
      params: { no: data.refundOrderNo },
      body: { from: 'inReview' },
    });
    const promised = await desk.ask('refund', { user: 'finance', params: { no: data.refundOrderNo } });
    expect(promised.data.state).toBe('refunding');
    expect(await read(desk.merchantId)).toMatchObject({ recentRefunds });
    await app.deps.jobs.runDue();
    expect(await read(desk.merchantId)).toMatchObject({ recentRefunds: recentRefunds + 1 });
    await run(sql`alter table ledger_entry disable trigger ledger_stays`);
    await run(sql`update ledger_entry set at = at - interval '91 days' where kind = 'sale' and ref = ${orderNo}`);
    await run(sql`alter table ledger_entry enable trigger ledger_stays`);
    expect(await read(desk.merchantId)).toMatchObject({ recentOrders, recentRefunds });
  });

  test('shows money, people and the log to whom they belong', async () => {
    expect(await read(desk.merchantId)).toMatchObject({
      owners: 1,
      team: { people: expect.any(Array) },
      acts: expect.any(Array),
    });
    expect(await read(desk.merchantId, 'catalogue')).toMatchObject({
      balanceCents: null,
      rate: null,
      team: null,
      acts: null,
    });
  });
});

describe('[DESK-37] a merchant that is suspended', () => {
  const uuid = newUuid();
  let ahead = '';
  let made: { orderNo: string };
  beforeAll(async () => {
    await app.call('collectAddProduct', { user: 'wisher', body: { id: tote.product_id } });
    await addTote(uuid);
    made = await shop.bought({ uuid: newUuid() }, [{ variantId: tote.id, num: 1 }], { email: 'before@souk.test' });
    ahead = await shop.preOrder({ uuid }, [{ variantId: tote.id, num: 1 }]);
    await addMember(tote.merchant_id, 'owner', 'owner', app.deps.clock.now());
    expect(await listed()).toContain(tote.product_id);
    expect(await suspend()).toMatchObject({ code: 200, data: { state: 'suspended' } });
  });
  afterAll(async () => {
    expect(await lift()).toMatchObject({ code: 200, data: { state: 'open' } });
    expect((await addTote(newUuid())).code).toBe(200);
    expect((await detail()).data.merchant.isOpen).toBe(true);
    expect(await listed()).toContain(tote.product_id);
  });

  test('is told at its products at the desk', async () => {
    const { data } = await desk.ask('product', { user: 'admin', params: { id: tote.product_id } });
    expect(data).toMatchObject({ isLive: true, isSuspended: true });
  });

  test('sells nothing: not by the cart, at once, or by a checkout that had begun', async () => {
    expect(await addTote(newUuid())).toMatchObject({ code: 409, reason: 'MERCHANT_CLOSED' });
    const cart = (await app.call('cartList', { ...inCart(uuid), query: { uuid } })).data;
    const [line] = cart.flatMap(({ cartInfoList }: { cartInfoList: object[] }) => cartInfoList);
    expect(line).toMatchObject({ invalidReason: 'MERCHANT_CLOSED', closedUntil: null });
    await expect(shop.preOrder({ uuid }, [{ variantId: tote.id, num: 1 }])).rejects.toThrow('409');
    const refused = await shop.create({ uuid }, ahead);
    expect(refused).toMatchObject({
      code: 409,
      reason: 'LINES_REFUSED',
      data: { lines: [{ reason: 'MERCHANT_CLOSED' }] },
    });
  });

  test('is in no list, and its product’s page says that nothing can be bought', async () => {
    expect((await detail()).data.merchant).toMatchObject({ isOpen: false, closedUntil: null });
    const wishes = (await app.call('collectProducts', { user: 'wisher' })).data.list;
    expect(wishes).toMatchObject([{ id: tote.product_id, isValid: false }]);
    expect(await listed()).not.toContain(tote.product_id);
  });

  test('goes on with the orders it has: they are sent, and money goes back', async () => {
    const at = { user: 'owner', mer: tote.merchant_id, params: { no: `${made.orderNo}-1` } };
    const sent = await desk.ask('ship', { ...at, body: { carrier: 'UPS', number: '1Z7' } });
    expect(sent.code).toBe(200);
    const { lines } = (await desk.ask('order', at)).data;
    const body = { items: [{ id: lines[0].id, num: 1 }], reason: 'It broke' };
    expect((await desk.ask('orderRefund', { ...at, body })).code).toBe(200);
  });

  test('says so to its people, with the reason, and to its owners by mail; the log says who', async () => {
    const { merchants } = (await desk.ask('me', { user: 'owner' })).data;
    expect(merchants.find(({ id }: { id: number }) => id === tote.merchant_id)).toMatchObject({
      state: 'suspended',
      stateReason: 'Parcels do not arrive',
    });
    const mails = await rows(sql<{ text: string }>`
      select text from outbox where recipient = 'owner@souk.test' order by id desc limit 1`);
    expect(mails[0]?.text).toContain('Parcels do not arrive');
    expect(mails[0]?.text).toContain(`${app.deps.config.deskOrigin}/sell/${tote.merchant_id}`);
    const [act] = (await read()).acts.filter(({ subjectType }: { subjectType: string }) => subjectType === 'merchant');
    expect(act).toMatchObject({
      call: 'merchantSuspend',
      by: 'finance',
      reason: 'Parcels do not arrive',
      before: { state: 'open' },
      after: { state: 'suspended' },
    });
  });

  test('is moved from the state that was seen', async () => {
    expect(await suspend()).toMatchObject({ code: 409, reason: 'MERCHANT_MOVED', data: { state: 'suspended' } });
    const close = { from: 'open', reason: 'They retire' };
    expect(await ask('merchantClose', close)).toMatchObject({ code: 409, reason: 'MERCHANT_MOVED' });
  });
});

describe('[DESK-37] a merchant that is closed', () => {
  const close = (from = 'open') => ask('merchantClose', { from, reason: 'They retire' }, desk.otherMerchantId);
  const settle = async () => {
    await run(sql`update merchant_order set status = 3 where merchant_id = ${desk.otherMerchantId}`);
    await run(sql`
      insert into ledger_entry(kind, ref, store_id, merchant_id, at, payout_cents, cash_cents)
      select 'payout', 'all', 1, merchant_id, now(), -sum(merchant_cents), sum(merchant_cents) from ledger_entry
      where merchant_id = ${desk.otherMerchantId} group by merchant_id having sum(merchant_cents) <> 0`);
    await run(sql`update statement set paid_at = now() where merchant_id = ${desk.otherMerchantId}`);
  };

  test('is not while orders are open or money is owed, and says which', async () => {
    const { id } = (await row(sql<{ id: number }>`
      select v.id from variant v join product p on p.id = v.product_id
      where p.merchant_id = ${desk.otherMerchantId} and v.on_sale and v.stock > 2 and p.on_shelf limit 1`)) ?? {
      id: 0,
    };
    await shop.bought({ uuid: newUuid() }, [{ variantId: id, num: 1 }]);
    await app.deps.jobs.runDue();
    expect((await read(desk.otherMerchantId)).closeObstacle).toBe('openOrders');
    expect(await close()).toMatchObject({
      code: 409,
      reason: 'MERCHANT_NOT_SETTLED',
      data: { obstacle: 'openOrders' },
    });
    await run(sql`update merchant_order set status = 3 where merchant_id = ${desk.otherMerchantId}`);
    expect(await close()).toMatchObject({
      code: 409,
      data: { obstacle: 'owedToThem', balanceCents: expect.any(Number) },
    });
    expect((await read(desk.otherMerchantId)).state).toBe('open');
  });

  test('is not while a statement waits to be paid out, also where a debt of a later month makes up for it', async () => {
    await settle();
    await run(sql`
      insert into statement(store_id, merchant_id, period, starts_at, ends_at, closed_at, carried_cents, due_cents)
      values (1, ${desk.otherMerchantId}, '2020-01', '2020-01-01', '2020-02-01', '2020-02-01', 0, 4500)`);
    expect(await read(desk.otherMerchantId)).toMatchObject({ balanceCents: 0, closeObstacle: 'unpaidStatement' });
    expect(await close()).toMatchObject({ code: 409, data: { obstacle: 'unpaidStatement' } });
  });

  test('is so for good: its products leave the shop and come back by nobody', async () => {
    await settle();
    expect(await close()).toMatchObject({ code: 200, data: { state: 'closed' } });
    expect(await lastDone()).toMatchObject({ call: 'merchantClose', reason: 'They retire', before: { state: 'open' } });
    const at = await row(sql<{ live: number; id: number; version: number }>`
      select count(*) filter (where on_shelf)::int as live, min(id) as id, min(version) as version from product
      where merchant_id = ${desk.otherMerchantId}`);
    expect(at?.live).toBe(0);
    for (const who of [{ user: 'catalogue' }, { user: 'other-owner', mer: desk.otherMerchantId }]) {
      const params = { id: at?.id ?? 0 };
      const { version } = (await desk.ask('product', { ...who, params })).data;
      expect(await desk.ask('publish', { ...who, params, body: { version, isLive: true } })).toMatchObject({
        code: 409,
        reason: 'MERCHANT_ENDED',
      });
    }
    for (const [name, from] of [
      ['merchantLift', 'suspended'],
      ['merchantSuspend', 'open'],
      ['merchantClose', 'closed'],
    ] as const)
      expect((await ask(name, { from, reason: 'Again' }, desk.otherMerchantId)).code).toBe(409);
  });
});

describe('[DESK-37] a merchant that has lost its last owner', () => {
  const appoint = (email: string) => ask('merchantOwner', { email }, desk.merchantId);
  beforeAll(() => run(sql`delete from member_invitation`));

  test('gets one by an invitation; one that has an owner gets none so', async () => {
    expect(await appoint('heir@souk.test')).toMatchObject({ code: 409, reason: 'MERCHANT_HAS_OWNER' });
    await removeMember(desk.merchantId, 'owner');
    expect(await appoint('Heir@souk.test')).toMatchObject({ code: 200, data: { isInvited: true } });
    expect((await read(desk.merchantId)).team.invitations).toMatchObject([
      { email: 'heir@souk.test', role: 'owner', by: 'finance' },
    ]);
    const mail = await row(
      sql<{ text: string }>`select text from outbox where recipient = 'heir@souk.test' order by id desc limit 1`,
    );
    expect(mail?.text).toContain('Owner');
    expect(await lastDone()).toMatchObject({
      call: 'merchantOwner',
      subject_id: String(desk.merchantId),
      after: { role: 'owner' },
    });
  });

  test('gets nobody by a press whose address was never proved to be theirs', async () => {
    await run(sql`update shopper set email_proved = false where sub = 'manager'`);
    expect(await appoint('manager@souk.test')).toMatchObject({ code: 200, data: { isInvited: true } });
    expect((await membershipIn('manager', desk.merchantId))?.role).toBe('manager');
    await run(sql`update shopper set email_proved = true where sub = 'manager'`);
  });

  test('gets whoever works there by a press', async () => {
    expect(await appoint('manager@souk.test')).toMatchObject({ code: 200, data: { isInvited: false } });
    expect((await membershipIn('manager', desk.merchantId))?.role).toBe('owner');
    expect(await lastDone()).toMatchObject({
      before: { person: 'manager', role: 'manager' },
      after: { role: 'owner' },
    });
  });
});
