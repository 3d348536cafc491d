import { deskCalls, type DeskCall, type DeskCallName, memberRoles, staffRoles } from '@souk/contract/desk';
import { mayMake, memberMay, staffMay } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { filled, readWhole } from '../testing/grown-tables';
import { statementsDuring } from '../testing/recorded-statements';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  await fillTables();
});
afterAll(() => shop.close());

/** Tables that have to have rows here, without which a plan says nothing. */
const long = [
  'audit',
  'cart_line',
  'collect_product',
  'merchant_order',
  'oidc_payload',
  'order_item',
  'product',
  'purchase',
  'refund',
  'review',
  'shopper',
  'stock_move',
  'variant',
  'visit',
];

const who = (name: DeskCallName, { permission }: DeskCall) =>
  isMerchantsAlone(name)
    ? { user: memberRoles.find((role) => mayMake(memberMay(role), permission)) ?? '', mer: desk.merchantId }
    : { user: staffRoles.find((role) => mayMake(staffMay([role]), permission)) ?? '' };

/** Rows of tables that the calls themselves do not write. */
const fillTables = async () => {
  const { now } = (await row(sql<{ now: Date }>`select now() as now`)) ?? { now: new Date() };
  await run(
    sql`insert into visit(store_id, guid, user_id, started_at, seen_at) values (1, 'a-visit', 'shopper', ${now}, ${now})`,
  );
  await run(
    sql`insert into oidc_payload(model, id, payload) values ('Session', 'a-session', '{"accountId": "shopper"}')`,
  );
  await run(sql`
    insert into cart_line(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, created_at, updated_at)
    select 1, 'an-owner', product_id, id, 1, price_cents, ${now}, ${now} from variant where id = ${desk.variantId}`);
  await run(
    sql`insert into collect_product(user_id, store_id, product_id, created_at) values ('shopper', 1, ${desk.productId}, ${now})`,
  );
  for (const name of ['moveStock', 'productSave'] as const) await desk.ask(name, who(name, deskCalls[name]));
};

test('the tables that matter most have rows, without which a plan says nothing', async () => {
  expect((await filled(long)).sort()).toEqual(long);
});

// A call that reads a whole table works in a demo, and holds everybody up in a store that sells.
test.each(Object.entries(deskCalls) as [DeskCallName, DeskCall][])(
  '[DESK-56] %s, and the work that it starts, reads no table whole that grows with shoppers or goods',
  async (name, call) => {
    const asked = await statementsDuring(() => desk.ask(name, { ...who(name, call), key: `whole-${name}` }));
    const worked = await statementsDuring(() => shop.deps.jobs.runDue());
    expect(await readWhole([...asked, ...worked])).toEqual([]);
  },
);
