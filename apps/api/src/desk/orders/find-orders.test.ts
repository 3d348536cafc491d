import { sql } from 'kysely';
import { rows, run, tx } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { containsText } from '../contains-text';
import { customer, goods } from './orders-search';

let app: TestApp;
let desk: Desk;
const many = 10_060;

/** So many finished orders of a shopper whose name nobody else has, one a minute. */
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
  await run(sql`
    insert into purchase(order_no, store_id, owner, pre_order_no, email, locale, address, goods_cents, freight_cents, mer_coupon_cents,
      plat_coupon_cents, pay_cents, pay_type, state, created_at, expires_at, paid_at)
    select 'PTMANY' || lpad(g::text, 6, '0'), 1, 'c:many', 'PREMANY' || g, 'many' || g || '@souk.test', 'en',
      jsonb_build_object('firstName', 'Zwölf', 'lastName', 'O’Many ' || g, 'country', 'GB'), 4800, 590, 0, 0, 5390, 'stripe', 'paid',
      timestamptz '2020-01-01' + g * interval '1 minute', now(), timestamptz '2020-01-01' + g * interval '1 minute'
    from generate_series(1, ${many}::int) g`);
  await run(sql`
    insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents,
      pay_cents, status)
    select order_no || '-1', order_no, ${desk.merchantId}::int, 4800, 590, 0, 0, 5390, case when order_no like '%5' then 2 else 3 end
    from purchase where owner = 'c:many'`);
  await run(sql`
    insert into order_item(order_no, product_id, variant_id, name_en, name_fr, sku, image, unit_cents, num, mer_coupon_cents,
      plat_coupon_cents, freight_cents, pay_cents)
    select o.order_no, v.product_id, v.id, x.en, x.fr, v.sku, '', 2400, 2, 0, 0, 590, 5390
    from merchant_order o, (select * from variant order by id limit 1) v,
      lateral (select o.purchase_no in ('PTMANY000007', 'PTMANY000008') as is_mug) mug,
      lateral (select case when is_mug then 'Xylo mug' else 'Bowl' end as en, case when is_mug then 'Tasse xylò' else 'Bol' end as fr) x
    where o.purchase_no like 'PTMANY%'`);
});
afterAll(() => app.close());

const list = async (query: Record<string, string>) =>
  (await desk.ask('orders', { user: 'orders', query: { tab: 'all', limit: '100', ...query } })).data as {
    list: { no: string }[];
    total: number;
  };
const numbers = async (query: Record<string, string>) => (await list(query)).list.map(({ no }) => no);

describe('[DESK-56] an order is found by a part of', () => {
  test.each([
    ['its number', 'many000007', ['PTMANY000007-1']],
    [
      'the middle of its number',
      'ANY00100',
      [
        'PTMANY001009-1',
        'PTMANY001008-1',
        'PTMANY001007-1',
        'PTMANY001006-1',
        'PTMANY001005-1',
        'PTMANY001004-1',
        'PTMANY001003-1',
        'PTMANY001002-1',
        'PTMANY001001-1',
        'PTMANY001000-1',
      ],
    ],
    ['a customer’s name over both of its words', 'ölf o’many 10007', ['PTMANY010007-1']],
    ['a product’s name in English', 'xylo MUG', ['PTMANY000008-1', 'PTMANY000007-1']],
    ['a product’s name in French', 'tasse xy', ['PTMANY000008-1', 'PTMANY000007-1']],
    ['a product’s name without its accents', 'TASSE xylo', ['PTMANY000008-1', 'PTMANY000007-1']],
    ['a product’s name with an accent too many', 'xÿlo mug', ['PTMANY000008-1', 'PTMANY000007-1']],
    ['nothing of them: a sign that stands for others stands for itself', 'PTMANY_00007', []],
  ])('%s', async (_what, q, expected) => {
    const found = await list({ q });
    expect(found.list.map(({ no }) => no)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('two letters find as ever', async () => {
    expect((await list({ q: 'zw' })).total).toBe(10_000);
  });

  test.each([
    ['in the list’s own order', {}],
    ['by sum, on a later page', { sort: 'total', page: '3' }],
    ['sent ones by time', { tab: 'sent', sort: 'at' }],
    ['of a merchant', { merchant: 'its own' }],
    ['behind all that are counted', { page: '101' }],
  ])('that most orders have lists what stands there without it: %s', async (_what, query) => {
    const asked = { until: '2020-12-31', ...query, ...('merchant' in query && { merchant: String(desk.merchantId) }) };
    const stands = await list(asked);
    expect(stands.total).toBeGreaterThan(100);
    expect(await list({ ...asked, q: 'zw' })).toEqual(stands);
  });

  const plan = (statement: ReturnType<typeof sql>) =>
    tx(async () => {
      await run(sql`set local enable_seqscan = off`); // what is left out, no index can replace
      return (await rows(sql<Record<'QUERY PLAN', string>>`explain ${statement}`))
        .map((line) => line['QUERY PLAN'])
        .join('\n');
    });
  test.each([
    ['merchant_order_no_letters', sql`select 1 from merchant_order where (order_no || '') ilike '%Y0010%'`],
    ['parcel_number_letters', sql`select 1 from parcel where (number || '') ilike '%1Z99%'`],
    ['purchase_customer_letters', sql`select 1 from purchase p where ${containsText('many 7', customer)}`],
    ['variant_sku_code', sql`select 1 from variant v where v.sku_code <> '' and lower(v.sku_code) = lower('SH-01')`],
    ['order_item_goods_letters', sql`select 1 from order_item i where ${containsText('xylo', goods)}`],
  ])('by %s, not by reading all', async (index, statement) => {
    expect(await plan(statement)).toContain(index);
  });
});

describe('[DESK-58] an order is found by the whole code of a variant that was bought', () => {
  const code = 'MANY-tray_01';
  beforeAll(async () => {
    const [sold] = await rows<{ id: number; merchant_id: number }>(sql`
      select v.id, p.merchant_id from variant v join product p on p.id = v.product_id where p.merchant_id <> ${desk.merchantId} order by v.id desc limit 1`);
    await run(sql`update variant set sku_code = ${code} where id = ${sold?.id}`);
    await run(sql`
      update order_item i set variant_id = ${sold?.id}, product_id = (select product_id from variant where id = ${sold?.id})
      where order_no in ('PTMANY000011-1', 'PTMANY000012-1')`);
    await run(sql`update merchant_order set merchant_id = ${sold?.merchant_id} where order_no = 'PTMANY000012-1'`);
  });

  test.each([
    ['as it is written', code, ['PTMANY000012-1', 'PTMANY000011-1']],
    ['in other letters', 'many-TRAY_01', ['PTMANY000012-1', 'PTMANY000011-1']],
    ['not by its beginning', 'MANY-tray', []],
    ['not by a sign that stands for others', 'MANY%tray_01', []],
  ])('%s', async (_how, q, expected) => {
    expect(await numbers({ q })).toEqual(expected);
  });

  test('at a merchant’s desk among its own alone', async () => {
    const { data } = await desk.ask('orders', { user: 'owner', mer: desk.merchantId, query: { tab: 'all', q: code } });
    expect(data.list.map(({ no }: { no: string }) => no)).toEqual(['PTMANY000011-1']);
  });

  test('also where most orders have it', async () => {
    const merchant = String(desk.merchantId);
    const stands = await list({ merchant, until: '2020-12-31' });
    const [all] = await rows<{ id: number }>(sql`
      select variant_id as id from order_item where order_no like 'PTMANY%' group by variant_id order by count(*) desc limit 1`);
    await run(sql`update variant set sku_code = 'MANY-ALL' where id = ${all?.id}`);
    const found = await list({ merchant, until: '2020-12-31', q: 'many-all' });
    const without = (nos: { no: string }[]) => nos.filter(({ no }) => no !== 'PTMANY000011-1');
    expect(without(found.list).slice(0, 90)).toEqual(without(stands.list).slice(0, 90));
    expect(found.total).toBe(10_000);
  });
});

describe('[DESK-56] a page far behind', () => {
  test.each([
    ['in the list’s own order', {}],
    ['by sum', { sort: 'total' }],
    ['by time', { sort: '-at' }],
  ])('holds the orders that stand there, %s', async (_what, sort) => {
    const all: string[] = [];
    for (let page = 100; page <= 104; page += 1) all.push(...(await numbers({ ...sort, page: String(page) })));
    expect(new Set(all).size).toBe(all.length);
    const one: string[] = [];
    for (let page = 1; page <= 99; page += 49) one.push(...(await numbers({ ...sort, page: String(page) })));
    expect(all.filter((no) => one.includes(no))).toEqual([]);
  });

  test('the last one ends with the oldest order, and what stands behind it is empty', async () => {
    const last = await list({ page: '101' });
    const before = await list({ page: '100' });
    expect(last.total).toBe(10_000);
    expect(before.list).toHaveLength(100);
    const tail = [...(await numbers({ page: '101' })), ...(await numbers({ page: '102' }))];
    expect(tail.at(-1)).toBe('PTMANY000001-1');
    expect(await numbers({ page: '200' })).toEqual([]);
  });
});
