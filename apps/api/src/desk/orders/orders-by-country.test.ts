import { sql } from 'kysely';
import { testWhere } from '@souk/run/where';
import { run } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { keptPlanOf, planOf, statementsDuring } from '../../testing/recorded-statements';
import { createTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await createTestApp();
  desk = await giveDesk(app);
});
afterAll(() => app.close());

const list = async (query: Record<string, string>, more: { user?: string; mer?: number } = {}) =>
  (await desk.ask('orders', { user: 'orders', query: { tab: 'all', limit: '100', ...query }, ...more })).data as {
    list: { no: string }[];
    total: number;
  };

/** Twenty thousand orders: most to New Zealand, some twenty to Japan. */
const fill = async () => {
  await run(sql`
    insert into purchase(order_no, store_id, owner, pre_order_no, email, locale, address, goods_cents, freight_cents, mer_coupon_cents,
      plat_coupon_cents, pay_cents, pay_type, state, created_at, expires_at, paid_at)
    select 'PTMANY' || g, 1, 'c:many', 'PREMANY' || g, 'many@souk.test', 'en',
      jsonb_build_object('country', case when g % 1000 = 7 then 'JP' else 'NZ' end), 4800, 590, 0, 0, 5390, 'stripe', 'paid',
      now() - g * interval '5 minutes', now(), now() - g * interval '5 minutes'
    from generate_series(1, 20000) as g`);
  await run(sql`
    insert into merchant_order(order_no, purchase_no, merchant_id, goods_cents, freight_cents, mer_coupon_cents, plat_coupon_cents,
      pay_cents, status)
    select 'PTMANY' || g || '-1', 'PTMANY' || g, ${desk.merchantId}, 4800, 590, 0, 0, 5390, 3 from generate_series(1, 20000) as g`);
  await run(sql`analyze purchase`);
  await run(sql`analyze merchant_order`);
};

describe('[DESK-45] orders of one country', () => {
  test('are those delivered there, beside every other part of the list', async () => {
    const purchaseNo = desk.orderNo.replace(/-\d+$/, '');
    await run(sql`
      update purchase set address = jsonb_set(address, '{country}', '"IS"') where order_no = ${purchaseNo}`);
    const there = await list({ country: 'IS' });
    expect(there.list.map(({ no }) => no)).toContain(desk.orderNo);
    expect(there.list.every(({ no }) => no.startsWith(purchaseNo))).toBe(true);
    expect(there.total).toBe(there.list.length);
    expect((await list({ country: 'IS', q: desk.orderNo, sort: '-total' })).list).toHaveLength(1);
    expect((await list({ country: 'AQ' })).total).toBe(0);
    expect((await list({})).total).toBeGreaterThan(there.total);
    const own = await list({ country: 'IS' }, { user: 'owner', mer: desk.merchantId });
    expect(own.list.map(({ no }) => no)).toEqual([desk.orderNo]);
  });

  test('what is no country is refused', async () => {
    expect((await desk.ask('orders', { user: 'orders', query: { country: 'Iceland' } })).code).toBe(400);
  });

  describe('among many', () => {
    beforeAll(fill);

    /** The statements that read the orders of a country: the page, and how many there are. */
    const statementsFor = async (country: string, query: Record<string, string>) => {
      const asked = await statementsDuring(() => list({ country, limit: '25', ...query }));
      const own = asked.filter(({ text }) => text.includes(`'${country}'`));
      expect(own).toHaveLength(2);
      return own;
    };
    const expectByIndex = (plan: string) => {
      expect(plan).toContain('purchase_by_country');
      expect(plan).not.toMatch(/Seq Scan on (purchase|merchant_order)\b/);
    };
    const rare: [what: string, country: string, query: Record<string, string>][] = [
      ['few', 'JP', {}],
      ['few, by their sum,', 'JP', { sort: '-total' }],
      ['none', 'AQ', {}],
    ];

    test.each(rare)(
      'a country of %s is found by an index, not looked for among all orders',
      async (_what, ...asked) => {
        for (const statement of await statementsFor(...asked)) expectByIndex(await planOf(statement));
      },
    );

    // EXPLAIN tells of it from PostgreSQL 16 on.
    testWhere(!process.env.TEST_DATABASE_URL, 'the embedded database, which is new enough')(
      'the plan that is kept for a country of few is its own, not one for every country',
      async () => {
        for (const [, ...asked] of rare)
          for (const statement of await statementsFor(...asked)) expectByIndex(await keptPlanOf(statement));
      },
    );

    test('the newest of a country of many are read in their order, not sorted out of all', async () => {
      const asked = await statementsDuring(() => list({ country: 'NZ', limit: '25' }));
      const [page = ''] = await Promise.all(asked.filter(({ text }) => text.includes('hit order by')).map(planOf));
      expect(page).toMatch(/purchase_by_(country|time)/);
      expect(page).not.toMatch(/Seq Scan on (purchase|merchant_order)\b/);
    });
  });
});
