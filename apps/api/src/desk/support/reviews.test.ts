import type { DeskReview, ReviewState } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
});
afterAll(() => shop.close());

const aReview = async (stars: number, comment: string): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into review(store_id, product_id, nickname, product_score, service_score, comment, created_at)
      values (1, ${desk.productId}, 'Bea', ${stars}, 1, ${comment}, now()) returning id`)
  )?.id ?? 0;
const stateOf = async (id: number) =>
  (await row(sql<{ status: ReviewState }>`select status from review where id = ${id}`))?.status;

test('[DESK-10] the list is narrowed to stars; the platform finds a merchant’s by its name', async () => {
  const [five, two] = [await aReview(5, 'Zebra stripes'), await aReview(2, 'Zebra spots')];
  const find = async (query: Record<string, string>, mer?: number) => {
    const asked = mer === undefined ? { user: 'support' } : { user: 'owner', mer };
    const { data } = await desk.ask('reviews', { ...asked, query: { tab: 'all', limit: '100', ...query } });
    return data.list.map(({ id }: DeskReview) => id) as number[];
  };
  expect(await find({ q: 'zebra', stars: '5' })).toEqual([five]);
  expect((await find({ q: 'zebra' })).sort()).toEqual([five, two].sort());
  const merchant = await row(sql<{ name: string }>`select name from merchant where id = ${desk.merchantId}`);
  expect(await find({ q: merchant?.name ?? '', stars: '2' })).toContain(two);
  expect(await find({ q: merchant?.name ?? '', stars: '2' }, desk.merchantId)).not.toContain(two);
});

test('[DESK-10] several are decided together: each has its entry in the log, and one decided meanwhile is told with the reason', async () => {
  const [one, two, decided] = [await aReview(5, 'One'), await aReview(4, 'Two'), await aReview(3, 'Three')];
  await desk.ask('reviewDecide', {
    user: 'admin',
    params: { id: decided },
    body: { from: 'PENDING', to: 'PUBLISHED' },
  });
  const stars = async () =>
    (await row(sql<{ count: number }>`select review_count as count from product where id = ${desk.productId}`))?.count;
  const before = (await stars()) ?? 0;
  const all = [one, two, decided, 987_654].map((id) => ({ id, from: 'PENDING' }));
  const { data } = await desk.ask('reviewsDecide', { user: 'support', body: { reviews: all, to: 'PUBLISHED' } });
  expect(data.done).toEqual([one, two]);
  expect(data.refused.map(({ id }: { id: number }) => id)).toEqual([decided, 987_654]);
  expect(data.refused.every(({ message }: { message: string }) => message !== '')).toBe(true);
  expect(await stars()).toBe(before + 2);
  const both = [one, two].map((id) => ({ id, from: 'PUBLISHED' }));
  await desk.ask('reviewsDecide', { user: 'support', body: { reviews: both, to: 'REJECTED', reason: 'Copied' } });
  expect([await stateOf(one), await stateOf(two), await stars()]).toEqual(['REJECTED', 'REJECTED', before]);
  const noted = await rows(sql<{ call: string; reason: string }>`
    select call, reason from audit where subject_type = 'review' and subject_id = ${String(two)} order by id`);
  expect(noted).toEqual([
    { call: 'reviewDecide', reason: '' },
    { call: 'reviewDecide', reason: 'Copied' },
  ]);
});

test('[DESK-10] asked again after an answer that was lost, several reviews answer as the first time, and are decided once', async () => {
  const id = await aReview(5, 'Lost');
  const ask = (to: string) =>
    desk.ask('reviewsDecide', {
      user: 'support',
      key: 'lost-answer',
      body: { reviews: [{ id, from: 'PENDING' }], to },
    });
  const first = await ask('PUBLISHED');
  expect(first.data).toEqual({ done: [id], refused: [] });
  expect(await ask('PUBLISHED')).toEqual(first);
  const noted = await rows(sql`select 1 from audit where subject_type = 'review' and subject_id = ${String(id)}`);
  expect(noted).toHaveLength(1);
});

test.each([
  ['See www.example.com', ['link']],
  ['Write to me@example.com', ['email']],
  ['Call 01 23 45 67 89', ['number']],
  ['<b>Good</b>, http://a.test', ['link', 'markup']],
  ['Good', []],
])('[DESK-10] why “%s” waits: %j, and no more once it is decided', async (comment, heldFor) => {
  const id = await aReview(4, comment);
  const read = async () => (await desk.ask('review', { user: 'support', params: { id } })).data.heldFor;
  expect(await read()).toEqual(heldFor);
  await desk.ask('reviewDecide', { user: 'support', params: { id }, body: { from: 'PENDING', to: 'REJECTED' } });
  expect(await read()).toEqual([]);
});
