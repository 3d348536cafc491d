import { deskCalls, type DeskCall, type DeskCallName, memberRoles, staffRoles } from '@souk/contract/desk';
import { mayMake, memberMay, staffMay } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { hasBought } from '../testing/bought';
import { type Desk, giveDesk, isMerchantsAlone } from '../testing/desk';
import { filled, fullScans } from '../testing/grown-tables';
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

const ofPlatform = ({ permission }: DeskCall) => ({
  user: staffRoles.find((role) => mayMake(staffMay([role]), permission)) ?? '',
});
const ofMerchant = ({ permission }: DeskCall) => ({
  user: memberRoles.find((role) => mayMake(memberMay(role), permission)) ?? '',
  mer: desk.merchantId,
});

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
  for (const name of ['moveStock', 'productSave'] as const) await desk.ask(name, ofPlatform(deskCalls[name]));
};

/** What some calls need beside what `desk.ask` gives them, so that they are answered and not refused. */
const moreFor = async (
  name: DeskCallName,
): Promise<{ query?: Record<string, string>; params?: { no: string }; body?: unknown }> => {
  const ofOrder = await row<{ item: number; parcel: number | null; event: number }>(sql`
    select (select min(id) from order_item where order_no = ${desk.orderNo}) as item,
      (select max(id) from parcel where order_no = ${desk.orderNo}) as parcel,
      (select max(id) from ticket_event where ticket_id = ${desk.ticketId}) as event`);
  const unsent = async () => ({ no: (await hasBought(shop, 'shopper', { status: 0 })).orderNo });
  const items = [{ id: ofOrder?.item, num: 1 }];
  switch (name) {
    case 'find':
      return { query: { q: 'oak' } };
    case 'taxReport':
    case 'taxReportFile':
      return { query: { since: '2026-01-01', until: '2026-12-31' } };
    case 'pricesPreview':
      return { query: { products: String(desk.productId), percent: '10' } };
    case 'tracking':
      return { body: { parcelId: ofOrder?.parcel, carrier: 'UPS', number: '1Z2' } };
    case 'cancel':
    case 'orderAddressSave':
      return { params: await unsent() };
    case 'orderRefundPreview':
      return { body: { items } };
    case 'orderRefund':
      return { body: { items, reason: 'Broken' } };
    case 'ticketAnswer':
      return { body: { message: 'Gladly', lastEventId: ofOrder?.event } };
    case 'ticketState':
      return { body: { to: 'CLOSED', lastEventId: ofOrder?.event } };
    default:
      return {};
  }
};

/** Calls that are refused here, most since another one has changed the same thing before: of these only the first statements are planned. */
const refused: DeskCallName[] = [
  'productCreate',
  'viewDelete',
  'customerDelete',
  'refundArrive',
  'refundRefuse',
  'merchantClose',
  'merchantOwner',
  'shopSave',
  'shopOpen',
  'applicationDecline',
  'ticketPicture',
  'savedReplySave',
  'productPicture',
  'productDecide',
  'importCancel',
  'couponEnd',
  'saleSave',
  'categoryPlace',
  'categoryDelete',
  'bannerPicture',
  'page',
  'pageDelete',
  'pageVersions',
  'pageVersion',
  'frameSave',
  'frameVersion',
  'scriptsSave',
  'settingsSave',
  'vendorsSave',
  'merchantKindsSave',
  'statementPaid',
  'rateSave',
  'taxTry',
  'sellerSave',
  'shippingSave',
  'hookCreate',
  'hookRotate',
  'hookTest',
  'hookResend',
  'staffInviteCancel',
  'jobRetry',
  'jobDrop',
  'mailRetry',
  'moneyRetry',
];

test('the tables that matter most have rows, without which a plan says nothing', async () => {
  expect((await filled(long)).sort()).toEqual(long);
});

// A call that reads a whole table works in a demo, and holds everybody up in a store that sells.
test.each(Object.entries(deskCalls) as [DeskCallName, DeskCall][])(
  '[DESK-56] %s, and the work that it starts, reads no table whole that grows with shoppers or goods',
  async (name, call) => {
    await run(sql`update product set version = 1, archived_at = null where id = ${desk.productId}`);
    const more = await moreFor(name);
    const asked = await statementsDuring(async () => {
      const who = isMerchantsAlone(name) ? ofMerchant(call) : ofPlatform(call);
      const { code } = await desk.ask(name, { ...who, ...more, key: `whole-${name}` });
      expect([name, code === 200]).toEqual([name, !refused.includes(name)]);
      if (call.vendor === true && call.method === 'GET') await desk.ask(name, { ...ofMerchant(call), ...more });
    });
    const worked = await statementsDuring(() => shop.deps.jobs.runDue());
    expect(await fullScans([...asked, ...worked])).toEqual([]);
  },
);
