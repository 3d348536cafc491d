import { calls, type CallName } from '@souk/contract';
import { createTestApp, type TestApp } from '../test-app';
import { type Belongings, giveBelongings, nobodys } from './belongings';
import { callsThatName, elsewhere, namingCalls } from './naming-calls';

let shop: TestApp;
let anns: Belongings;
beforeAll(async () => {
  shop = await createTestApp();
  anns = await giveBelongings(shop, 'ann');
  await shop.call('collectIds', { user: 'bob' });
});
afterAll(() => shop.close());

const names = Object.keys(namingCalls) as CallName[];
/** A guest with a cart of their own, unless a user is named. */
const ask = (name: CallName, own: Belongings, user?: string) =>
  shop.call(name, {
    ...namingCalls[name]?.(own),
    ...(user ? { user } : { headers: { 'x-cart-uuid': 'b'.repeat(32) } }),
  });

test('[lesson 17] [ROUTE-14] a new call that names something is looked at: it stands in one of the two tables', () => {
  expect(callsThatName.filter((name) => !namingCalls[name] && !elsewhere[name])).toEqual([]);
});

describe.each(names)('[ROUTE-14] %s', (name) => {
  const isForMembers = calls[name].auth === 'required';

  test('of somebody else is 404, in the same words as of nobody', async () => {
    const anothers = await ask(name, anns, 'bob');
    expect(anothers).toMatchObject({ status: 404, code: 404 });
    expect(anothers).toEqual(await ask(name, nobodys(anns), 'bob'));
  });

  test(`to an anonymous visitor is ${isForMembers ? 401 : 404}`, async () => {
    expect(await ask(name, anns)).toMatchObject({ code: isForMembers ? 401 : 404 });
  });
});

test('[ROUTE-14] and ann herself still has it all, untouched', async () => {
  const get = async (name: CallName) => (await ask(name, anns, 'ann')).code;
  for (const name of ['addressDetail', 'orderDetail', 'orderPreLoad', 'refundDetail', 'ticketDetail'] as const) {
    expect([name, await get(name)]).toEqual([name, 200]);
  }
  const { data } = await shop.call('refundDetail', { user: 'ann', params: { refundOrderNo: anns.refundOrderNo } });
  expect(data.refundStatus).toBe(0);
});

test.each(Object.keys(calls).filter((name) => calls[name as CallName].auth === 'required'))(
  '[ROUTE-14] %s: an anonymous visitor gets 401 before anything is looked at',
  async (name) => {
    const { method } = calls[name as CallName];
    const answer = await shop.call(name as CallName, method === 'POST' ? { body: {} } : {});
    expect(answer).toMatchObject({ status: 401, code: 401, data: null });
  },
);

test.each(Object.keys(calls).filter((name) => calls[name as CallName].auth !== 'none'))(
  '[DESK-26] %s: a desk’s token opens no shopper’s call, whoever it is of',
  async (name) => {
    const { method } = calls[name as CallName];
    const headers = { authorization: 'Bearer desk:ann' };
    const answer = await shop.call(name as CallName, { headers, ...(method === 'POST' ? { body: {} } : {}) });
    expect(answer).toMatchObject({ status: 401, code: 410001, reason: 'TOKEN_ELSEWHERE', data: null });
  },
);

describe('[ROUTE-14] what takes lists, or names something by the way', () => {
  test('cartDelete deletes no line of another cart', async () => {
    await shop.call('cartDelete', { user: 'bob', body: { ids: [anns.cartLine.id] } });
    const { data } = await shop.call('cartCount', { user: 'ann' });
    expect(data.count).toBe(1);
  });

  test('orderPre takes no line of another cart', async () => {
    const { id, key } = anns.cartLine;
    const asked = (shoppingCartId: number, shoppingCartKey: string) => ({
      user: 'bob',
      body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId, shoppingCartKey }] },
    });
    const answer = await shop.call('orderPre', asked(id, key));
    expect(answer.code).not.toBe(200);
    expect(answer.code).toBe((await shop.call('orderPre', asked(987_654, 'f'.repeat(32)))).code);
    expect(JSON.stringify(answer.data)).not.toContain('Linen');
  });

  test.each([
    ['order', 'orderNo'],
    ['refund', 'refundOrderNo'],
    ['application', 'applicationId'],
  ] as const)('ticketSave about another’s %s is refused', async (associatedType, field) => {
    const asked = (associatedNo: string) => ({
      user: 'bob',
      body: { subject: 'Mine?', categoryId: 1, message: 'Tell me.', associatedType, associatedNo },
    });
    const answer = await shop.call('ticketSave', asked(String(anns[field])));
    expect(answer.code).not.toBe(200);
    expect(answer).toEqual(await shop.call('ticketSave', asked(String(nobodys(anns)[field]))));
  });

  test('a picture of another is as unknown as one that is not there', async () => {
    const { ticketId } = anns;
    expect(ticketId).toBeGreaterThan(0);
    for (const url of [anns.upload, nobodys(anns).upload]) {
      const answers = [
        await shop.call('userEdit', { user: 'bob', body: { nickname: 'bob', avatar: url } }),
        await shop.call('ticketSave', {
          user: 'bob',
          body: { subject: 'Look', categoryId: 1, message: 'A picture.', attachments: [url] },
        }),
      ];
      for (const answer of answers) {
        expect(answer.code).toBe(400);
        expect(JSON.stringify(answer.data)).toContain('One of the pictures could not be found');
      }
    }
  });

  test('an address of another is no address of an order', async () => {
    const { data } = await shop.call('orderPre', {
      user: 'bob',
      body: {
        preOrderType: 'buyNow',
        orderDetails: [{ productId: anns.cartLine.productId, attrValueId: anns.cartLine.variantId, productNum: 1 }],
      },
    });
    const order = (addressId: number) =>
      shop.call('orderCreate', { user: 'bob', body: { preOrderNo: data.preOrderNo, addressId, payType: 'stripe' } });
    const answer = await order(anns.addressId);
    expect(answer.code).not.toBe(200);
    expect(answer).toEqual(await order(987_654));
  });

  test('a coupon of another takes nothing off', async () => {
    const { data: pre } = await shop.call('orderPre', {
      user: 'bob',
      body: {
        preOrderType: 'buyNow',
        orderDetails: [{ productId: anns.cartLine.productId, attrValueId: anns.cartLine.variantId, productNum: 3 }],
      },
    });
    const { data } = await shop.call('orderPrice', {
      user: 'bob',
      body: { preOrderNo: pre.preOrderNo, platUserCouponId: anns.userCouponId },
    });
    expect(data.couponFee).toBe(0);
  });

  test('nobody ends or takes over another’s visit', async () => {
    const { guid } = anns;
    await shop.call('sessionEnd', { user: 'bob', body: { guid } });
    await shop.call('sessionStart', { user: 'bob', body: { guid } });
    const { data } = await shop.call('userExport', { user: 'ann' });
    expect(JSON.stringify(data.visits)).toContain(guid);
  });
});
