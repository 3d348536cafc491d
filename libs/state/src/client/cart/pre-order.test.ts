import type { Api } from '@souk/api-client';
import { sessionStore } from '../session';
import { dropCartUuid, readCartUuid } from './cart-uuid';
import { takeAside } from './pre-order';

const pre = jest.fn(async () => ({ preOrderNo: 'PRE/1', expiresAt: '' }));
const api = { orders: { pre } } as unknown as Pick<Api, 'orders'>;
const lamp = { preOrderType: 'buyNow' as const, orderDetails: [{ productId: 1, attrValueId: 2, productNum: 1 }] };

test('[ORDER-01, ORDER-10] a visitor without a cart gets an id, then the way to the confirmation', async () => {
  dropCartUuid();
  sessionStore.getState().settle({ status: 'anonymous', user: null });
  expect(await takeAside(api, lamp)).toBe('/order/order_confirm?preOrderNo=PRE%2F1');
  expect(readCartUuid()).toMatch(/^[0-9a-f]{32}$/);
});

test('[ORDER-01] a signed-in shopper needs none', async () => {
  dropCartUuid();
  const user = { sub: 'u', email: 'a@b.test', nickname: 'Ann', phone: null, avatar: null };
  sessionStore.getState().settle({ status: 'user', user });
  await takeAside(api, lamp);
  expect(readCartUuid()).toBeUndefined();
});

test('[ORDER-01] it bears a key: where a process dies before it answered, a balancer may ask another', async () => {
  await takeAside(api, lamp);
  await takeAside(api, lamp);
  const keys = pre.mock.calls.map((given: unknown[]) => (given[1] as { idempotencyKey: string }).idempotencyKey);
  expect(keys.at(-1)).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(keys.length);
});
