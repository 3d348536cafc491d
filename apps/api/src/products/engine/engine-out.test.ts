import { createTestApp, type TestApp } from '../../testing/test-app';

let store: TestApp;
beforeAll(async () => {
  // nobody answers there
  store = await createTestApp({ config: { searchUrl: 'http://127.0.0.1:9/souk' } });
});
afterAll(() => store.close());

test('[CALL-19] without its search engine a list says so, and when to ask again', async () => {
  const { headers, statusCode } = await store.app.inject('/api/front/index/product/list?limit=10');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(await store.call('productSearch', { query: { title: 'mug' } })).toMatchObject({ reason: 'UNAVAILABLE' });
});

test('products are suggested by names alike, and a product’s page lacks nothing', async () => {
  const { data } = await store.call('searchSuggest', { query: { q: 'mug' } });
  expect(data.words).toContain('mug');
  expect(data.products.map(({ slug }: { slug: string }) => slug)).toContain('ceramic-mug');
  const page = await store.call('productDetail', { params: { uniqueKey: '-', slug: 'linen-shirt' } });
  expect(page.status).toBe(200);
});

test('health says so, and the process stays in the balancer', async () => {
  const { statusCode, body } = await store.app.inject('/readyz');
  expect([statusCode, JSON.parse(body)]).toEqual([200, expect.objectContaining({ search: 'not reached' })]);
  expect((await store.app.inject('/metrics')).body).toContain('souk_search_not_reached 1');
});
