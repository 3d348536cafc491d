import { sql } from 'kysely';
import { row, rows, run } from '../../database/tx';
import { addMember } from '../../merchants/members.repository';
import { type Desk, giveDesk } from '../../testing/desk';
import { createPerson, fillVisitor } from '../../testing/person-rows';
import { createShop, newUuid, type Shop, variantOf } from '../../testing/shop';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { customerKey } from '../customer-key';

let app: TestApp;
let shop: Shop;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const find = async (q: string, tab = 'all') =>
  (await desk.ask('customers', { user: 'support', query: { q, tab } })).data.list as {
    key: string;
    email: string;
    isGuest: boolean;
    purchases: number;
    spentCents: number;
  }[];
const read = async (key: string, user = 'support') => (await desk.ask('customer', { user, params: { key } })).data;
const tote = async () => [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }];

describe('[DESK-15] customers', () => {
  test('a guest is one by their e-mail, however it is written, and no key carries it', async () => {
    await shop.bought({ uuid: newUuid() }, await tote(), { email: 'Nora@customers.test' });
    const made = await shop.bought({ uuid: newUuid() }, await tote(), { email: 'nora@customers.test' });
    const [guest, ...others] = await find('NORA@customers.test');
    expect(others).toEqual([]);
    expect(guest).toMatchObject({ isGuest: true, purchases: 2, key: expect.stringMatching(/^guest-[0-9a-f]{32}$/) });
    expect(guest?.key).toBe(customerKey({ user_id: null, email: 'NORA@customers.test' }));
    expect((await find(`${made.orderNo}-1`)).map(({ key }) => key)).toEqual([guest?.key]);
    const { orders, tickets } = await read(guest?.key ?? '');
    expect(orders.map(({ no }: { no: string }) => no)).toContain(`${made.orderNo}-1`);
    expect(tickets).toEqual([]);
    expect((await desk.ask('order', { user: 'support', params: { no: `${made.orderNo}-1` } })).data.customerKey).toBe(
      guest?.key,
    );
  });

  test('an account that never bought is found by its whole e-mail, and has a page, points and its data', async () => {
    await run(sql`insert into shopper(sub, email, nickname) values ('quinn', 'Quinn@customers.test', 'Quinn')`);
    const [quinn, ...others] = await find('quinn@CUSTOMERS.test');
    expect(others).toEqual([]);
    expect(quinn).toMatchObject({
      key: 'quinn',
      name: 'Quinn',
      isGuest: false,
      purchases: 0,
      spentCents: 0,
      lastAt: null,
    });
    expect([await find('quinn@customers.test', 'guests'), await find('quinn')]).toEqual([[], []]);
    const hits = await desk.ask('find', { user: 'support', query: { q: 'quinn@customers.test' } });
    expect(JSON.stringify(hits.data)).toContain('quinn');
    expect(await read('quinn')).toMatchObject({ purchases: 0, orders: [], contact: 'Quinn@customers.test', points: 0 });
    const params = { key: 'quinn' };
    const given = await desk.ask('customerPoints', { user: 'support', params, body: { amount: 5, reason: 'Welcome' } });
    expect(given.data).toEqual({ points: 5 });
    const { data } = await desk.ask('customerExport', { user: 'support', params, body: { reason: 'They asked' } });
    expect(data.data.profile).toMatchObject([{ sub: 'quinn' }]);
    const body = { confirm: 'quinn@customers.test', reason: 'They asked' };
    expect((await desk.ask('customerDelete', { user: 'support', params, body })).code).toBe(200);
    expect((await desk.ask('customer', { user: 'support', params })).code).toBe(404);
  });

  test('accounts that never bought are a part of the list, the newest first, found by name and by the days in which they were made', async () => {
    await run(sql`insert into shopper(sub, email, nickname, created_at) values
      ('rosa', 'rosa@customers.test', 'Rosa 100%', '2024-04-01T10:00:00Z'),
      ('rene', 'rene@customers.test', 'René', '2024-04-02T10:00:00Z')`);
    await shop.bought({ user: 'rita' }, await tote(), { email: 'rita@customers.test' });
    const never = async (query: Record<string, string>) => {
      const { data } = await desk.ask('customers', {
        user: 'support',
        query: { tab: 'neverBought', limit: '100', ...query },
      });
      return { keys: data.list.map(({ key }: { key: string }) => key) as string[], total: data.total as number };
    };
    const { keys, total } = await never({});
    expect(keys.filter((key) => ['rosa', 'rene', 'rita'].includes(key))).toEqual(['rene', 'rosa']);
    expect(total).toBe(keys.length);
    expect(await never({ q: 'rosa' })).toEqual({ keys: ['rosa'], total: 1 });
    expect(await never({ q: '0%' })).toEqual({ keys: ['rosa'], total: 1 });
    expect((await never({ q: 'RENE@customers.test' })).keys).toEqual(['rene']);
    expect((await never({ since: '2024-04-01', until: '2024-04-01' })).keys).toEqual(['rosa']);
    const { data } = await desk.ask('customers', { user: 'support', query: { tab: 'neverBought', q: 'rosa' } });
    expect(data.list[0]).toMatchObject({ purchases: 0, lastAt: null, since: '2024-04-01T10:00:00.000Z' });
  });

  test('the list is narrowed to those who bought in some days, with what they bought then', async () => {
    const day = async (email: string, at: string) => {
      const { orderNo } = await shop.bought({ uuid: newUuid() }, await tote(), { email });
      await run(sql`update purchase set created_at = ${at}::timestamptz where order_no = ${orderNo}`);
    };
    await day('olga@customers.test', '2024-03-01T23:59:00Z');
    await day('olga@customers.test', '2024-03-02T00:00:00Z');
    await day('omar@customers.test', '2024-03-02T23:59:59Z');
    const bought = async (query: Record<string, string>) =>
      (await desk.ask('customers', { user: 'support', query: { limit: '100', ...query } })).data.list
        .filter(({ email }: { email: string }) => /^(olga|omar)@/.test(email))
        .map(({ email, purchases }: { email: string; purchases: number }) => `${email[1]}${purchases}`);
    expect(await bought({})).toEqual(['m1', 'l2']);
    expect(await bought({ until: '2024-03-01' })).toEqual(['l1']);
    expect(await bought({ since: '2024-03-02', until: '2024-03-02' })).toEqual(['m1', 'l1']);
    expect(await bought({ since: '2024-03-03' })).toEqual([]);
  });

  test('an account has its orders, refunds and tickets, as far as the role may see them', async () => {
    const customer = await read('shopper');
    expect(customer.refunds.map(({ no }: { no: string }) => no)).toContain(desk.refundNo);
    expect(customer.tickets.map(({ id }: { id: number }) => id)).toContain(desk.ticketId);
    expect((await read('shopper', 'orders')).tickets).toEqual([]);
    expect(JSON.stringify(customer)).not.toMatch(/phone|St James/);
  });

  test('what went back is not spent', async () => {
    const made = await shop.bought({ user: 'gus' }, await tote(), { email: 'gus@customers.test' });
    expect((await find('gus@customers.test'))[0]?.spentCents).toBeGreaterThan(0);
    await desk.ask('cancel', { user: 'orders', params: { no: `${made.orderNo}-1` } });
    await app.deps.jobs.runDue();
    expect((await find('gus@customers.test'))[0]).toMatchObject({ purchases: 1, spentCents: 0 });
  });

  test('guests and accounts apart; a wildcard is a letter', async () => {
    expect((await find('', 'guests')).every(({ isGuest }) => isGuest)).toBe(true);
    expect((await find('', 'accounts')).some(({ isGuest }) => isGuest)).toBe(false);
    expect(await find('%')).toEqual([]);
  });

  test('a merchant’s people are told of no customer', async () => {
    const { data } = await desk.ask('order', { user: 'owner', mer: desk.merchantId });
    expect([data.customerKey, data.email]).toEqual([null, null]);
  });
});

describe('[DESK-38] a customer’s data', () => {
  const take = (key: string, reason = 'They asked by mail') =>
    desk.ask('customerExport', { user: 'support', params: { key }, body: { reason } });
  const remove = (key: string, confirm: string) =>
    desk.ask('customerDelete', { user: 'support', params: { key }, body: { confirm, reason: 'They asked by mail' } });
  const lastDone = () =>
    row(sql<{ call: string; subject_type: string; subject_id: string; reason: string; after: unknown }>`
      select call, subject_type, subject_id, reason, after from audit order by id desc limit 1`);
  const finish = (email: string) =>
    run(sql`
      update merchant_order set status = 3 where purchase_no in (select order_no from purchase where email = ${email})`);
  const guest = async (email: string) => {
    const made = await shop.bought({ uuid: newUuid() }, await tote(), { email });
    return { no: `${made.orderNo}-1`, key: String(customerKey({ user_id: null, email })) };
  };

  test('an account’s is what its shopper gets by themselves, with a reason in the log and none of it there', async () => {
    const { data } = (await take('shopper')).data;
    const { data: own } = await app.call('userExport', { user: 'shopper' });
    expect(Object.keys(data)).toEqual(Object.keys(own));
    expect(data.orders).toEqual(own.orders);
    expect(await lastDone()).toEqual({
      call: 'customerExport',
      subject_type: 'customer',
      subject_id: 'shopper',
      reason: 'They asked by mail',
      after: null,
    });
    expect((await take('shopper', ' ')).code).toBe(400);
  });

  test('a guest’s is found by their e-mail, without the key to their cart, and without another’s', async () => {
    const [one, other] = [await guest('one@export.test'), await guest('two@export.test')];
    const text = JSON.stringify((await take(one.key)).data);
    expect(text).toContain(one.no);
    expect(text).toContain('one@export.test');
    expect(text).not.toMatch(new RegExp(`"owner"|commission|tax_number|${other.no}|two@export`));
  });

  test('a guest is deleted once their orders are finished, which are named until then', async () => {
    const { no, key } = await guest('leaves@export.test');
    expect((await read(key)).openOrders).toEqual([no]);
    const refused = await remove(key, 'leaves@export.test');
    expect(refused).toMatchObject({ code: 409, reason: 'ACCOUNT_HAS_OPEN_ORDERS' });
    expect(refused.message).toContain(no);
    await finish('leaves@export.test');
    expect(await remove(key, 'somebody@else.test')).toMatchObject({ code: 400 });
    expect(await remove(key, 'Leaves@export.test')).toMatchObject({ code: 200 });
    expect(await find('leaves@export.test')).toEqual([]);
    expect(await rows(sql`select 1 from outbox where recipient = 'leaves@export.test'`)).toEqual([]);
    expect(await desk.ask('order', { user: 'support', params: { no } })).toMatchObject({
      code: 200,
      data: { customerKey: null },
    });
    const { list } = (await desk.ask('customers', { user: 'support', query: {} })).data as {
      list: { email: string }[];
    };
    expect(list.map(({ email }) => email)).not.toContain('');
    expect(await lastDone()).toMatchObject({ call: 'customerDelete', subject_id: key });
  });

  test('a guest who is deleted leaves the account of the same e-mail as it is', async () => {
    await app.call('collectIds', { user: 'both' });
    const { key } = await guest('both@souk.test');
    await finish('both@souk.test');
    expect((await remove(key, 'both@souk.test')).code).toBe(200);
    expect(await rows(sql`select 1 from shopper where sub = 'both'`)).toHaveLength(1);
  });

  test('an account is deleted by the rules of its own deletion', async () => {
    await shop.bought({ user: 'goes' }, await tote(), { email: 'goes@souk.test' });
    expect(await remove('goes', 'goes@souk.test')).toMatchObject({ reason: 'ACCOUNT_HAS_OPEN_ORDERS' });
    await finish('goes@souk.test');
    await addMember(desk.merchantId, 'goes', 'owner', app.deps.clock.now());
    await run(
      sql`update merchant_member set role = 'manager' where merchant_id = ${desk.merchantId} and sub = 'owner'`,
    );
    expect(await remove('goes', 'goes@souk.test')).toMatchObject({ code: 409, reason: 'ACCOUNT_IS_LAST_OWNER' });
    await run(sql`update merchant_member set role = 'owner' where merchant_id = ${desk.merchantId} and sub = 'owner'`);
    expect((await read('goes')).contact).toBe('goes@souk.test');
    expect(await remove('goes', 'goes@souk.test')).toMatchObject({ code: 200 });
    expect(await rows(sql`select 1 from shopper where sub = 'goes'`)).toEqual([]);
    expect((await desk.ask('customer', { user: 'support', params: { key: 'goes' } })).code).toBe(404);
  });

  const unproved = (sub: string, email: string) =>
    run(sql`insert into shopper(sub, email, nickname) values (${sub}, ${email}, 'Dora')`);
  const heldAt = async (email: string) =>
    (
      await rows(sql<{ what: string }>`
        select 'newsletter' as what from newsletter_subscriber where email = ${email}
        union all select 'cart' from cart_subscription where email = ${email}
        union all select 'message' from outbox where recipient = ${email}
        union all select 'purchase' from purchase where email = ${email}`)
    ).map(({ what }) => what);

  test('an account’s deletion takes what stands under its e-mail, which need not be proved: nobody else could be asked for it', async () => {
    const dora = createPerson('dora');
    await unproved(dora.sub, dora.email);
    await fillVisitor(dora, app.deps.clock.now());
    await run(sql`update merchant_order set status = 0 where remark like ${`%${dora.name}%`}`);
    const { openOrders } = await read(dora.sub);
    expect(openOrders).toHaveLength(1);
    expect(await remove(dora.sub, dora.email)).toMatchObject({ reason: 'ACCOUNT_HAS_OPEN_ORDERS' });
    await finish(dora.email);
    expect(await remove(dora.sub, dora.email)).toMatchObject({ code: 200 });
    expect(await heldAt(dora.email)).toEqual([]);
  });

  test('what stands under an e-mail that another account has proved stays that one’s', async () => {
    const email = 'proved@customers.test';
    await unproved('takes', email);
    await run(
      sql`insert into shopper(sub, email, nickname, email_proved) values ('owns', 'Proved@customers.test', 'x', true)`,
    );
    await run(sql`
      insert into newsletter_subscriber(store_id, email, key, created_at) values (1, ${email}, 'k', ${app.deps.clock.now()})`);
    expect(await remove('takes', email)).toMatchObject({ code: 200 });
    expect(await heldAt(email)).toEqual(['newsletter']);
  });

  test('an account is signed out of every device, with a reason in the log; a guest has none, and the platform’s people are not so', async () => {
    await shop.bought({ user: 'ines' }, await tote(), { email: 'ines@souk.test' });
    const { key } = await guest('ines@guests.test');
    for (const sub of ['ines', 'finance'])
      await run(sql`
        insert into oidc_payload(model, id, payload) values
          ('Session', ${`session-${sub}`}, ${JSON.stringify({ accountId: sub })}::jsonb),
          ('RefreshToken', ${`token-${sub}`}, ${JSON.stringify({ accountId: sub })}::jsonb)`);
    const held = async () =>
      (await rows<{ id: string }>(sql`select id from oidc_payload where id ~ '-(ines|finance)$' order by id`)).map(
        ({ id }) => id,
      );
    const signOut = (who: string, reason = 'Lost their phone') =>
      desk.ask('customerSignOut', { user: 'support', params: { key: who }, body: { reason } });
    expect((await signOut('ines', ' ')).code).toBe(400);
    expect(await held()).toHaveLength(4);
    expect((await signOut('ines')).code).toBe(200);
    expect(await held()).toEqual(['session-finance', 'token-finance']);
    expect(await lastDone()).toMatchObject({
      call: 'customerSignOut',
      subject_id: 'ines',
      reason: 'Lost their phone',
    });
    expect((await signOut(key)).code).toBe(404);
    await shop.bought({ user: 'finance' }, await tote(), { email: 'finance@souk.test' });
    expect(await signOut('finance')).toMatchObject({ code: 409, reason: 'ACCOUNT_HAS_ROLE' });
    expect(await held()).toEqual(['session-finance', 'token-finance']);
    await run(sql`delete from oidc_payload where id ~ '-finance$'`);
  });

  test('whoever works for the platform is not deleted so', async () => {
    await shop.bought({ user: 'finance' }, await tote(), { email: 'finance@souk.test' });
    await finish('finance@souk.test');
    expect(await remove('finance', 'finance@souk.test')).toMatchObject({ code: 409, reason: 'ACCOUNT_HAS_ROLE' });
  });
});
