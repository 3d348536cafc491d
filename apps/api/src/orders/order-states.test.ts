import { autoReceiveDays, dayMs, orderCodes, type OrderMove, orderMoves, type OrderStatus } from '@souk/domain';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import { ReplyError } from '../errors';
import { bookRefund } from '../refunds/book-refund';
import { markReviewed } from '../reviews/own-reviews.repository';
import { createShop, setStock, type Shop, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { completeOld } from './complete-old';
import { countAsReceived } from './count-as-received';
import { createFulfilment } from './fulfilment';
import { pointsFor } from './points';
import { markPaid, releasePurchase } from './settle';

let app: TestApp;
let shop: Shop;
const user = 'olga';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await setStock((await variantOf('canvas-tote')).id, 1000);
});
afterAll(() => app?.close());

const now = () => app.deps.clock.now();
const parcel = { express: 'Post', number: 'P1' };
/** A purchase is paid unless it waits for its money or lapsed. */
const purchaseState = (status: OrderStatus) => (status === 'unpaid' ? 'unpaid' : 'paid');

const placed = async (status: OrderStatus) => {
  const { orderNo } = await shop.buy({ user }, [{ variantId: (await variantOf('canvas-tote')).id, num: 1 }]);
  await run(sql`
    update purchase set state = ${purchaseState(status)}, pay_type = 'stripe', paid_at = ${now()} where order_no = ${orderNo}`);
  await run(sql`
    update merchant_order set status = ${orderCodes[status]}, received_at = ${new Date(now().getTime() - 40 * dayMs)}
    where purchase_no = ${orderNo}`);
  return orderNo;
};

const statusOf = async (no: string) =>
  row(sql<{ status: number; state: string }>`
    select o.status, p.state from merchant_order o join purchase p on p.order_no = o.purchase_no where o.purchase_no = ${no}`);

/** What a press answers; a job answers nothing. */
type Outcome = { code: number; state?: string } | null;
const told = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await work();
    return { code: 200 };
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error;
    return { code: error.code, state: (error.data as { state: string }).state };
  }
};
const quiet = async (work: () => Promise<unknown>): Promise<Outcome> => {
  await work();
  return null;
};

/** Asks for everything of the order and has the money on its way. */
const refundAll = async (no: string) => {
  await run(sql`
    insert into refund(refund_no, order_no, user_id, type, status, amount_cents, reason, created_at)
    select ${`R${no}`}, order_no, ${user}, 1, 2, 0, 'x', now() from merchant_order where purchase_no = ${no}`);
  await run(sql`
    insert into refund_item(refund_no, order_item_id, num, amount_cents)
    select ${`R${no}`}, i.id, i.num, 0 from order_item i join merchant_order o on o.order_no = i.order_no
    where o.purchase_no = ${no}`);
  await bookRefund(app.deps, `R${no}`, null);
};

const reviewAll = async (no: string) => {
  const item = await row(sql<{ id: number }>`select id from order_item where order_no = ${`${no}-1`}`);
  await markReviewed(item?.id ?? 0, `${no}-1`, now());
};

const handedOver = (no: string, daysAgo: number) =>
  run(sql`
    update merchant_order set delivered_at = ${new Date(now().getTime() - daysAgo * dayMs)} where purchase_no = ${no}`);

const moves: Record<OrderMove, (no: string) => Promise<Outcome>> = {
  pay: (orderNo) => quiet(() => tx(() => markPaid(app.deps, { orderNo, payType: 'stripe', now: now() }))),
  cancelUnpaid: (no) => quiet(() => tx(() => releasePurchase(no, 'shopper', now()))),
  expire: (no) => quiet(() => tx(() => releasePurchase(no, 'expired', now()))),
  ship: (no) => told(() => createFulfilment(app.deps).ship(`${no}-1`, parcel)),
  deliver: (no) => told(() => createFulfilment(app.deps).deliver(`${no}-1`)),
  take: async (orderNo) => {
    const answer = await app.call('orderTake', { user, params: { orderNo } });
    return answer.code === 200 ? { code: 200 } : { code: answer.code, state: answer.data.state };
  },
  review: (no) => quiet(() => reviewAll(no)),
  countAsReceived: async (no) => {
    await handedOver(no, autoReceiveDays);
    return quiet(() => countAsReceived(now()));
  },
  complete: () => quiet(() => completeOld(now())),
  refundWhole: (no) => quiet(() => refundAll(no)),
};

describe.each(Object.keys(moves) as OrderMove[])('[ORDER-08] %s', (name) => {
  test.each(Object.keys(orderCodes) as OrderStatus[])('of an order that is %s', async (status) => {
    const no = await placed(status);
    const { from, to } = orderMoves[name];
    const canHappen = from.some((one) => one === status);
    const outcome = await moves[name](no);
    if (outcome) expect(outcome).toEqual(canHappen ? { code: 200 } : { code: 409, state: status });
    const next = canHappen ? to : status;
    const state = next === 'cancelled' && status === 'unpaid' ? 'cancelled' : purchaseState(next);
    expect(await statusOf(no)).toEqual({ status: orderCodes[next], state });
  });
});

test('[ORDER-08] a parcel is handed over once', async () => {
  const no = await placed('inTransit');
  expect(await moves.deliver(no)).toEqual({ code: 200 });
  expect(await moves.deliver(no)).toEqual({ code: 409, state: 'inTransit' });
});

test('[ORDER-08] an order that nobody marks as received counts as received in time, so that it is over one day', async () => {
  const no = await placed('inTransit');
  await handedOver(no, autoReceiveDays - 1);
  await countAsReceived(now());
  expect(await statusOf(no)).toMatchObject({ status: orderCodes.inTransit });
  await handedOver(no, autoReceiveDays);
  await run(sql`
    insert into refund(refund_no, order_no, user_id, type, status, amount_cents, reason, created_at)
    select ${`R${no}`}, order_no, ${user}, 1, 0, 0, 'x', now() from merchant_order where purchase_no = ${no}`);
  await countAsReceived(now());
  expect(await statusOf(no)).toMatchObject({ status: orderCodes.inTransit });
  await run(sql`delete from refund where refund_no = ${`R${no}`}`);
  expect(await countAsReceived(now())).toBe(1);
  expect(await statusOf(no)).toMatchObject({ status: orderCodes.delivered });
  const steps = await app.call('orderDetail', { user, params: { orderNo: no } });
  expect(JSON.stringify(steps.data)).toContain('Counted as received: nobody said otherwise');
  const booked = () =>
    row(sql<{ amount: number }>`select amount from points_entry where user_id = ${user} and link_no = ${`${no}-1`}`);
  const { pay } = (await row(sql<{ pay: number }>`
    select pay_cents as pay from merchant_order where purchase_no = ${no}`))!;
  expect((await booked())?.amount).toBe(pointsFor(pay));
});

test('a step that only a newer release knows is left out, the others are told', async () => {
  const no = await placed('inTransit');
  await run(sql`
    insert into order_event(order_no, type, at) values (${`${no}-1`}, 'droneLanded', now()), (${`${no}-1`}, 'delivered', now())`);
  const { code, data } = await app.call('orderDetail', { user, params: { orderNo: `${no}-1` } });
  expect(code).toBe(200);
  expect(JSON.stringify(data)).toContain('Delivered');
});
