import type { Coupon, Paged, UserCoupon } from '@souk/contract';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const offers = async (query: Record<string, number> = {}, user?: string) =>
  (await shop.call<Paged<Coupon>>('couponList', { query: { limit: 50, ...query }, ...(user ? { user } : {}) })).data
    .list;

const limited = async (left: number): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into coupon(store_id, use_type, type, name, money_cents, is_limited, total, last_total, day)
      values (1, 3, 'general', '{"en": "Last ones", "fr": "Derniers"}', 500, true, ${left}, ${left}, 7) returning id`)
  )?.id ?? 0;

describe('[ACCT-04] coupons to receive', () => {
  test('come in all three types, in the reader’s language', async () => {
    expect(new Set((await offers()).map(({ type }) => type))).toEqual(new Set(['general', 'goods', 'category']));
    const french = await shop.call<Paged<Coupon>>('couponList', {
      headers: { 'accept-language': 'fr' },
      query: { limit: 50 },
    });
    expect(french.data.list.map(({ name }) => name)).not.toEqual((await offers()).map(({ name }) => name));
  });

  test('of one kind, one merchant, one product', async () => {
    const all = await offers();
    const ofMerchant = all.find(({ merId }) => merId !== null);
    const own = await offers({ merId: ofMerchant?.merId ?? 0 });
    expect(new Set(own.map(({ merId }) => merId))).toEqual(new Set([ofMerchant?.merId]));
    expect((await offers({ useType: 3 })).every(({ useType }) => useType === 3)).toBe(true);
    const product = await row(sql<{ id: number; merchant_id: number }>`select id, merchant_id from product limit 1`);
    const forIt = await offers({ productId: product?.id ?? 0 });
    expect(forIt.every(({ merId }) => merId === null || merId === product?.merchant_id)).toBe(true);
  });

  test('receiving one makes it the shopper’s, once', async () => {
    const [coupon] = await offers();
    const body = { couponId: coupon?.id };
    expect(await shop.call('couponReceive', { user: 'ann', body })).toMatchObject({
      code: 200,
      data: 'The coupon is yours',
    });
    expect(await shop.call('couponReceive', { user: 'ann', body })).toMatchObject({ status: 409, code: 409 });
    const find = (list: Coupon[]) => list.find(({ id }) => id === coupon?.id)?.isUse;
    expect([find(await offers({}, 'ann')), find(await offers({}, 'bob')), find(await offers())]).toEqual([
      true,
      false,
      false,
    ]);
    const { data } = await shop.call<Paged<UserCoupon>>('couponMine', { user: 'ann' });
    expect(data.list).toEqual([expect.objectContaining({ couponId: coupon?.id, status: 0, validStr: 'usable' })]);
  });

  test('of the last two, two shoppers of five get one', async () => {
    const couponId = await limited(2);
    const answers = await Promise.all(
      ['u1', 'u2', 'u3', 'u4', 'u5'].map((user) => shop.call('couponReceive', { user, body: { couponId } })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(3);
    expect((await offers()).find(({ id }) => id === couponId)).toMatchObject({ status: 1, lastTotal: 0 });
  });

  test('one by days is over when they have passed', async () => {
    const couponId = await limited(5);
    await shop.call('couponReceive', { user: 'dan', body: { couponId } });
    await run(sql`update user_coupon set end_at = now() - interval '1 day' where user_id = 'dan'`);
    expect((await shop.call('couponMine', { user: 'dan' })).data.list).toEqual([]);
    expect((await shop.call('couponMine', { user: 'dan', query: { type: 'unusable' } })).data.list).toEqual([
      expect.objectContaining({ couponId, status: 2, validStr: 'overdue' }),
    ]);
  });

  test('one that has not begun, and one that does not exist', async () => {
    const couponId = await limited(5);
    await run(sql`update coupon set receive_start = now() + interval '1 day' where id = ${couponId}`);
    expect(await shop.call('couponReceive', { user: 'ann', body: { couponId } })).toMatchObject({ code: 409 });
    expect(await shop.call('couponReceive', { user: 'ann', body: { couponId: 999_999 } })).toMatchObject({ code: 404 });
  });

  test('editing one changes nothing for those who hold it; who receives it later gets the new terms', async () => {
    const couponId = await limited(5);
    await shop.call('couponReceive', { user: 'early', body: { couponId } });
    const held = async (user: string) => (await shop.call<Paged<UserCoupon>>('couponMine', { user })).data.list[0];
    const before = await held('early');
    const product = await row(sql<{ id: number }>`select id from product limit 1`);
    await run(sql`
      update coupon set name = '{"en": "Less", "fr": "Moins"}', money_cents = 100, min_price_cents = 90000, use_type = 2,
        type = 'goods', product_ids = array[${product?.id}]::bigint[], is_active = true, day = 1 where id = ${couponId}`);
    expect(await held('early')).toEqual(before);
    await shop.call('couponReceive', { user: 'later', body: { couponId } });
    expect(await held('later')).toMatchObject({ name: 'Less', money: 1, minPrice: 900, type: 'goods' });
    await run(sql`update coupon set is_active = false where id = ${couponId}`);
    expect(await held('early')).toEqual(before);
    await expect(run(sql`delete from coupon where id = ${couponId}`)).rejects.toThrow(/foreign key/);
  });

  test('[LOGIN-12] receiving needs login', async () => {
    expect(await shop.call('couponReceive', { body: { couponId: 1 } })).toMatchObject({
      code: 401,
      message: 'Please sign in',
    });
  });
});
