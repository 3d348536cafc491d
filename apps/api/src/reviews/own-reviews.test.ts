import type { OwnReview, Paged, PendingReview, ProductReply } from '@souk/contract';
import { sql } from 'kysely';
import { row } from '../database/tx';
import { hasBought, type Bought } from '../testing/bought';
import { sendPicture } from '../testing/send-picture';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let mine: Bought;
beforeAll(async () => {
  shop = await createTestApp();
  mine = await hasBought(shop, 'ann');
});
afterAll(() => shop.close());

const write = (bought: Bought, own: object = {}, user = 'ann') =>
  shop.call('replyCreate', {
    user,
    body: {
      orderNo: bought.orderNo,
      orderInfoId: bought.itemId,
      productScore: 4,
      serviceScore: 5,
      comment: 'Soft and cool.',
      ...own,
    },
  });
const pending = async (user = 'ann') => (await shop.call<Paged<PendingReview>>('replyPending', { user })).data;
const own = async () => (await shop.call<Paged<OwnReview>>('replyMine', { user: 'ann' })).data.list;
const shown = async () =>
  (
    await shop.call<Paged<ProductReply>>('productReplies', {
      params: { productId: mine.productId },
      query: { limit: 50 },
    })
  ).data.list;

describe('[ACCT-06] reviews', () => {
  test('what was delivered waits for one', async () => {
    expect((await pending()).list).toEqual([
      expect.objectContaining({ id: mine.itemId, merOrderNo: mine.orderNo, productName: 'Linen shirt', price: 48 }),
    ]);
    expect((await pending('bob')).total).toBe(0);
  });

  test('those of one order can be asked for alone, however many others wait; a stranger’s are none', async () => {
    const others = await hasBought(shop, 'cleo');
    const ofOrder = async (user: string, orderNo: string) =>
      (await shop.call<Paged<PendingReview>>('replyPending', { user, query: { orderNo, limit: 1 } })).data;
    for (let more = 0; more < 2; more += 1) await hasBought(shop, 'cleo');
    expect(await ofOrder('cleo', others.orderNo)).toMatchObject({
      total: 1,
      list: [{ id: others.itemId, merOrderNo: others.orderNo }],
    });
    expect(await ofOrder('ann', others.orderNo)).toMatchObject({ total: 0, list: [] });
    expect((await shop.call('replyPending', { user: 'cleo', query: { orderNo: 'PT 1' } })).code).toBe(400);
  });

  test('nothing is stored of a review that is not whole', async () => {
    const answer = await write(mine, { comment: ' ', productScore: undefined });
    expect(answer).toMatchObject({
      status: 400,
      data: { fields: { productScore: 'Please give a score', comment: 'Please write your review' } },
    });
    expect(await write(mine, { productScore: 6 })).toMatchObject({ code: 400 });
    expect(await write(mine, { comment: 'x'.repeat(513) })).toMatchObject({ code: 400 });
    expect(await write(mine, { pics: Array(6).fill('/img/u/x.webp') })).toMatchObject({ code: 400 });
    expect((await pending()).total).toBe(1);
  });

  test('pictures must be the shopper’s own', async () => {
    const theirs = await sendPicture(shop, { user: 'bob' });
    expect(await write(mine, { pics: [theirs.data.url] })).toMatchObject({
      code: 400,
      data: { fields: { pics: expect.any(String) } },
    });
    expect(await write(mine, { pics: ['https://elsewhere.test/x.png'] })).toMatchObject({ code: 400 });
  });

  test('a stranger’s order is as if it were not there', async () => {
    expect(await write(mine, {}, 'bob')).toMatchObject({ status: 404 });
    expect(await write({ ...mine, orderNo: 'PT999' })).toMatchObject({ status: 404 });
  });

  test('a review is written once, completes the order, and is published after moderation', async () => {
    const picture = await sendPicture(shop, { user: 'ann' });
    expect(await write(mine, { pics: [picture.data.url] })).toMatchObject({ code: 200, data: true });
    expect(await write(mine)).toMatchObject({ status: 409 });
    expect((await pending()).total).toBe(0);
    expect(await row(sql`select status from merchant_order where order_no = ${mine.orderNo}`)).toEqual({ status: 3 });
    expect((await own())[0]).toMatchObject({
      state: 'PENDING',
      productScore: 4,
      serviceScore: 5,
      pics: [picture.data.url],
    });
    expect((await shown()).some(({ comment }) => comment === 'Soft and cool.')).toBe(false);
    await shop.deps.jobs.runDue();
    expect((await own())[0]?.state).toBe('PUBLISHED');
    expect((await shown()).find(({ comment }) => comment === 'Soft and cool.')).toMatchObject({
      star: 4,
      verified: true,
    });
  });

  test('one that carries a link waits for a person', async () => {
    const other = await hasBought(shop, 'ann');
    await write(other, { comment: 'Cheaper at www.elsewhere.test' });
    await shop.deps.jobs.runDue();
    expect((await own()).find(({ merOrderNo }) => merOrderNo === other.orderNo)?.state).toBe('PENDING');
    expect(
      (await shop.app.inject({ method: 'POST', url: `/sandbox/review/${(await own())[0]?.id}/reject` })).json(),
    ).toEqual({ state: 'REJECTED' });
    expect((await own())[0]?.state).toBe('REJECTED');
  });

  test('what has not been received can not be reviewed', async () => {
    expect(await write(await hasBought(shop, 'ann', { status: 1 }))).toMatchObject({ status: 409 });
  });

  test('a star alone is both scores', async () => {
    const other = await hasBought(shop, 'ann');
    await write(other, { productScore: undefined, serviceScore: undefined, star: 3 });
    expect((await own())[0]).toMatchObject({ productScore: 3, serviceScore: 3 });
  });

  test('all of it needs login', async () => {
    for (const name of ['replyPending', 'replyMine'] as const)
      expect(await shop.call(name)).toMatchObject({ status: 401 });
  });
});
