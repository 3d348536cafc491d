import { randomBytes } from 'node:crypto';
import { refundCodes, type RefundMove, refundMoves, type RefundState } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { ReplyError } from '../errors';
import { createShop, setStock, type Shop, stockOf, variantOf } from '../testing/shop';
import { createTestApp, type TestApp } from '../testing/test-app';
import { bookRefund } from './book-refund';
import { createMerchantSide } from './merchant-side';

let app: TestApp;
let shop: Shop;
let merchants: ReturnType<typeof createMerchantSide>;
const user = 'stan';
beforeAll(async () => {
  app = await createTestApp();
  shop = createShop(app);
  await setStock((await variantOf('canvas-tote')).id, 1000);
  merchants = createMerchantSide(app.deps);
});
afterAll(() => app?.close());

const press = (path: string, body?: object) => shop.sandbox.post(path, body);

/** An order that its shopper has. */
const delivered = async (num: number) => {
  const { id } = await variantOf('canvas-tote');
  const orderNo = `${(await shop.bought({ user }, [{ variantId: id, num }])).orderNo}-1`;
  await press(`order/${orderNo}/ship`);
  await app.call('orderTake', { user, params: { orderNo } });
  return orderNo;
};

/** A request for all of an order, with or without return. */
const asked = async (type: 1 | 2, num = 1) => {
  const orderNo = await delivered(num);
  const { data } = await app.call('refundCreate', { user, body: { orderNo, type, text: 'I changed my mind' } });
  return data.refundOrderNo as string;
};

const codeOf = async (no: string) =>
  (await row(sql<{ status: number }>`select status from refund where refund_no = ${no}`))?.status;

interface Outcome {
  code: number;
  state?: string;
}
const told = async (work: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await work();
    return { code: 200 };
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error;
    return { code: error.code, state: (error.data as { state: string }).state };
  }
};
const called = (answer: { code: number; data: { state?: string } }): Outcome =>
  answer.code === 200 ? { code: 200 } : { code: answer.code, state: answer.data.state ?? '' };

/** How each move is made, and of which kind of request it is. */
const moves: Record<RefundMove, { type: 1 | 2; make: (no: string) => Promise<Outcome> }> = {
  approve: { type: 1, make: (no) => told(() => merchants.approve(no)) },
  expectReturn: { type: 2, make: (no) => told(() => merchants.approve(no)) },
  approveReturn: { type: 2, make: (no) => told(() => merchants.approve(no)) },
  arrive: { type: 2, make: (no) => told(() => merchants.arrive(no, { isSellable: false })) },
  refuse: { type: 2, make: (no) => told(() => merchants.refuse(no, 'Worn')) },
  pay: { type: 1, make: (no) => told(() => bookRefund(app.deps, no, null)) },
  sendBack: {
    type: 2,
    make: async (refundOrderNo) => {
      const body = { refundOrderNo, expressName: 'Post', trackingNumber: 'R1' };
      return called(await app.call('refundReturning', { user, body }));
    },
  },
  withdraw: {
    type: 2,
    make: async (refundOrderNo) => called(await app.call('refundRevoke', { user, params: { refundOrderNo } })),
  },
};
const states = Object.keys(refundCodes) as RefundState[];
const names = Object.keys(moves) as RefundMove[];
/** One button approves the request and then the goods. */
const sameButton: Partial<Record<RefundMove, RefundMove>> = {
  expectReturn: 'approveReturn',
  approveReturn: 'expectReturn',
};

/** A request in a state, for one piece of a large order: what led there does not matter. */
const standing = async (orderNo: string, type: 1 | 2, state: RefundState) => {
  const no = `R${randomBytes(6).toString('hex')}`;
  await run(sql`
    insert into refund(refund_no, order_no, user_id, type, status, amount_cents, reason, created_at)
    values (${no}, ${orderNo}, ${user}, ${type}, ${refundCodes[state]}, 0, 'x', now())`);
  await run(sql`
    insert into refund_item(refund_no, order_item_id, num, amount_cents)
    select ${no}, id, 1, 0 from order_item where order_no = ${orderNo}`);
  return no;
};

let large: string;
beforeAll(async () => void (large = await delivered(200)));

describe.each(names)('[ACCT-05] %s', (name) => {
  test.each(states)('of a request that is %s', async (state) => {
    const { type, make } = moves[name];
    const no = await standing(large, type, state);
    const other = sameButton[name];
    const made = [refundMoves[name], ...(other ? [refundMoves[other]] : [])].find(({ from }) =>
      from.some((one) => one === state),
    );
    const outcome = await make(no);
    if (made) expect(outcome).toEqual({ code: 200 });
    // money is booked by a job, which finds it booked and goes on
    else if (name !== 'pay') expect(outcome).toEqual({ code: 409, state });
    expect(await codeOf(no)).toBe(refundCodes[made?.to ?? state]);
  });
});

test('[ACCT-05] a return that is approved twice is not paid before its parcel is there', async () => {
  const no = await asked(2);
  expect(await press(`refund/${no}/approve`)).toMatchObject({ status: 4 });
  const second = await press(`refund/${no}/approve`);
  expect(second).toMatchObject({ code: 409, data: { state: 'returning', status: 4 } });
  expect(await codeOf(no)).toBe(4);
  expect(await row(sql`select 1 from money_back where no = ${no}`)).toBeUndefined();
  expect(await press(`refund/${no}/arrive`)).toMatchObject({ status: 5 });
  expect(await press(`refund/${no}/arrive`)).toMatchObject({ code: 409, data: { state: 'arrived' } });
  expect(await press(`refund/${no}/approve`)).toMatchObject({ status: 2 });
  expect(await press(`refund/${no}/approve`)).toMatchObject({ code: 409, data: { state: 'refunded' } });
});

describe('[ACCT-05] goods that come back', () => {
  test('are in stock again when the merchant says so with the parcel, once', async () => {
    const { id } = await variantOf('canvas-tote');
    const no = await asked(2, 3);
    const before = await stockOf(id);
    expect(await press(`refund/${no}/restock`)).toMatchObject({ code: 409, data: { state: 'inReview' } });
    await press(`refund/${no}/approve`);
    await press(`refund/${no}/arrive`, { restock: true });
    expect(await stockOf(id)).toBe(before + 3);
    expect(await press(`refund/${no}/restock`)).toMatchObject({ restocked: false });
    await press(`refund/${no}/approve`);
    expect(await stockOf(id)).toBe(before + 3);
  });

  test('stay out until the merchant says so, and then come in once', async () => {
    const { id } = await variantOf('canvas-tote');
    const no = await asked(2);
    const before = await stockOf(id);
    await press(`refund/${no}/approve`);
    await press(`refund/${no}/arrive`);
    await press(`refund/${no}/approve`);
    expect(await stockOf(id)).toBe(before);
    const both = await Promise.all([merchants.restock(no), merchants.restock(no)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await stockOf(id)).toBe(before + 1);
  });

  test('are asked for with the parcel only: money without return puts nothing into stock', async () => {
    const no = await asked(1);
    await press(`refund/${no}/approve`);
    expect(await press(`refund/${no}/restock`)).toMatchObject({ code: 409, data: { state: 'refunded' } });
  });
});
