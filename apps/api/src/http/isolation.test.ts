import { sql } from 'kysely';
import { calls, type CallName } from '@souk/contract';
import { row } from '../database/tx';
import { boston } from '../testing/boston';
import { hasBought, type Bought } from '../testing/bought';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let bought: Bought;
let ids: { address: number; ticket: number; application: number; cartLine: number; refundNo: string };

beforeAll(async () => {
  shop = await createTestApp();
  bought = await hasBought(shop, 'ann');
  const user = 'ann';
  const saved = await shop.call('addressEdit', { user, body: boston });
  const ticket = await shop.call('ticketSave', { user, body: { subject: 'A', categoryId: 1, message: 'B' } });
  await shop.call('cartSave', {
    user,
    body: [{ productId: bought.productId, cartNum: 1, productAttrUnique: bought.variantId }],
  });
  const refund = await shop.call('refundCreate', {
    user,
    body: { orderNo: bought.orderNo, type: 1, text: 'Does not fit' },
  });
  const line = await row(sql<{ id: number }>`select id from cart_line where owner = 'u:ann' limit 1`);
  const application = await row(sql<{ id: number }>`
    insert into merchant_application(store_id, user_id, name, real_name, phone, email, category_id, type_id, agreement_version,
      created_at, sent_at)
    values (1, 'ann', 'Oak', 'Olive', '1', 'o@oak.test', 1, 1, '1', now(), now()) returning id`);
  ids = {
    address: saved.data.id as number,
    ticket: ticket.data.id as number,
    application: application?.id ?? 0,
    cartLine: line?.id ?? 0,
    refundNo: refund.data?.refundOrderNo as string,
  };
});
afterAll(() => shop.close());

type Asked = { params?: Record<string, string | number>; body?: unknown };

/** Every call that names something of a shopper's, with what Ann owns. */
const named: [CallName, () => Asked][] = [
  ...(
    [
      'orderDetail',
      'orderMasterDetail',
      'orderExpress',
      'orderTake',
      'orderCancel',
      'orderDelete',
      'orderAgain',
      'refundApply',
    ] as const
  ).map((name): [CallName, () => Asked] => [name, () => ({ params: { orderNo: bought.orderNo } })]),
  ['refundCreate', () => ({ body: { orderNo: bought.orderNo, type: 1, text: 'x' } })],
  ['refundDetail', () => ({ params: { refundOrderNo: ids.refundNo } })],
  ['refundRevoke', () => ({ params: { refundOrderNo: ids.refundNo } })],
  ['refundReturning', () => ({ body: { refundOrderNo: ids.refundNo, expressName: 'x', trackingNumber: '1' } })],
  ['replyCreate', () => ({ body: { orderNo: bought.orderNo, orderInfoId: bought.itemId, star: 5, comment: 'x' } })],
  ['addressDetail', () => ({ params: { id: ids.address } })],
  ['addressEdit', () => ({ body: { ...boston, id: ids.address } })],
  ['addressDelete', () => ({ body: { id: ids.address } })],
  ['addressSetDefault', () => ({ body: { id: ids.address } })],
  ['ticketDetail', () => ({ params: { id: ids.ticket } })],
  ['ticketReply', () => ({ params: { id: ids.ticket }, body: { message: 'x' } })],
  ['merchantRecord', () => ({ params: { id: ids.application } })],
];

describe('[lesson 17] [ACCT-07] what is Ann’s is nobody else’s', () => {
  test.each(named)('%s: a stranger gets the same 404 as for what does not exist', async (name, asked) => {
    const theirs = await shop.call(name, { user: 'bob', ...asked() });
    expect(theirs).toMatchObject({ status: 404, code: 404 });
    const { params, body } = asked();
    const nowhere = await shop.call(name, {
      user: 'bob',
      ...(params
        ? {
            params: Object.fromEntries(
              Object.entries(params).map(([key, value]) => [key, typeof value === 'number' ? 999_999 : 'PT0-1']),
            ),
          }
        : {}),
      ...(body ? { body: unknownOf(body as Record<string, unknown>) } : {}),
    });
    expect(nowhere).toEqual(theirs);
  });

  test.each(named)(
    '%s: a visitor without the order’s key is asked to sign in, or finds nothing',
    async (name, asked) => {
      const code = calls[name].auth === 'required' ? 401 : 404;
      expect(await shop.call(name, asked())).toMatchObject({ status: code, code });
    },
  );

  test('her cart line is not changed by anyone else', async () => {
    const uuid = 'f'.repeat(32);
    for (const owner of [{ user: 'bob' }, { body: { uuid } }]) {
      const body = { id: ids.cartLine, number: 5, ...('body' in owner ? owner.body : {}) };
      expect(await shop.call('cartNum', { ...owner, body })).toMatchObject({ status: 404 });
    }
    expect(await row(sql`select cart_num as n from cart_line where id = ${ids.cartLine}`)).toEqual({ n: 1 });
  });

  test('and she still has it all', async () => {
    expect((await shop.call('orderDetail', { user: 'ann', params: { orderNo: bought.orderNo } })).code).toBe(200);
    expect((await shop.call('addressDetail', { user: 'ann', params: { id: ids.address } })).data.city).toBe('Boston');
  });
});

const unknownOf = (body: Record<string, unknown>) => ({
  ...body,
  ...('id' in body ? { id: 999_999 } : {}),
  ...('orderNo' in body ? { orderNo: 'PT0-1' } : {}),
  ...('orderInfoId' in body ? { orderInfoId: 999_999 } : {}),
  ...('refundOrderNo' in body ? { refundOrderNo: 'RF0' } : {}),
});
