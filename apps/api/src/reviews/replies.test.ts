import type { ProductReply } from '@souk/contract';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { createTestApp, type TestApp } from '../testing/test-app';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

const replies = (query: Record<string, number | string>, productId = 1, locale = 'en') =>
  store.call('productReplies', { params: { productId }, query, headers: { 'accept-language': locale } });

describe('reviews of a product', () => {
  test('[CALL-22] published ones, newest first, by kind, signed', async () => {
    const all = (await replies({ page: 1, limit: 50, type: 0, sort: 'newest' })).data;
    const list = all.list as ProductReply[];
    expect(list.length).toBe(all.total);
    expect(list.every((one) => /^\p{Lu}/u.test(one.nickname))).toBe(true);
    const times = list.map((one) => one.createTime);
    expect(times).toEqual([...times].sort().reverse());
    const kinds = await Promise.all([1, 2, 3].map(async (type) => (await replies({ type })).data.total as number));
    expect(kinds.reduce((sum, one) => sum + one, 0)).toBe(all.total);
    expect((await replies({ type: 1, limit: 50 })).data.list.every((one: ProductReply) => (one.star ?? 0) >= 4)).toBe(
      true,
    );
  });

  test.each(['en', 'fr'])('[CALL-22] [PP7] what the reader can read comes first: %s', async (locale) => {
    const list = (await replies({ limit: 50 }, 1, locale)).data.list as ProductReply[];
    const isOwn = list.map((one) => one.locale === locale);
    expect(isOwn).toContain(false);
    expect(isOwn).toEqual([...isOwn].sort((a, b) => Number(b) - Number(a)));
  });

  test('[PP7] what was bought is said in the language of the reader', async () => {
    const shirt = await store.call('productDetail', { params: { uniqueKey: '-', slug: 'linen-shirt' } });
    const variants = async (locale: string) =>
      (await replies({ limit: 50 }, shirt.data.productInfo.id, locale)).data.list.map(
        (one: ProductReply) => one.sku.split(',')[0],
      );
    expect(new Set(await variants('en'))).toEqual(new Set(['Blue', 'White', 'Sand']));
    expect(new Set(await variants('fr'))).toEqual(new Set(['Bleu', 'Blanc', 'Sable']));
  });

  test('[CALL-22] [PP7] by stars, best and worst first', async () => {
    const stars = async (query: Record<string, number | string>) =>
      (await replies({ limit: 50, ...query })).data.list.map((one: ProductReply) => one.star);
    const best = await stars({ sort: 'best' });
    expect(best).toEqual([...best].sort((a, b) => b - a));
    expect(await stars({ sort: 'worst' })).toEqual([...best].reverse());
    expect(new Set(await stars({ star: 4 }))).toEqual(new Set([4]));
    expect((await replies({ star: 6 })).status).toBe(400);
    expect((await replies({ star: 4, type: 3 })).data).toMatchObject({ list: [], total: 0 });
  });

  test('[CALL-22] only those with photos, and how many they are', async () => {
    await run(sql`
      update review set pics = array['/img/linen-shirt-blue.webp']
      where id in (select id from review where product_id = 1 and status = 'PUBLISHED' order by id limit 2)`);
    const { data } = await replies({ photos: 'true' });
    expect(data.total).toBe(2);
    expect(data.list.every(({ pics }: ProductReply) => pics.length > 0)).toBe(true);
    expect((await store.call('replyConfig', { params: { productId: 1 } })).data.photoCount).toBe(2);
  });

  test('[CALL-22] pages end at 20, kinds at 3', async () => {
    expect((await replies({ page: 21 })).status).toBe(400);
    expect((await replies({ type: 4 })).status).toBe(400);
    expect((await replies({}, 999_999)).data).toMatchObject({ list: [], total: 0 });
  });

  test('the summary agrees with the list and with the product', async () => {
    const summary = (await store.call('replyConfig', { params: { productId: 1 } })).data;
    expect(summary.sumCount).toBe((await replies({})).data.total);
    expect(summary.goodCount + summary.inCount + summary.poorCount).toBe(summary.sumCount);
    const { data } = await store.call('productsByIds', { query: { ids: '1' } });
    expect(data.list[0]).toMatchObject({ reviewCount: summary.sumCount, rating: summary.replyStar });
  });
});
