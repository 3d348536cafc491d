/** @jest-environment node */
import { noteCalls } from './followed-calls';

const keys = ['store', 'product-7'];
/** The keys that a page follows whose rendering asked for these addresses. */
const followedBy = async (...paths: string[]) => {
  const { fetching, followedKeys } = noteCalls(() => Promise.resolve(new Response('{}')));
  for (const path of paths) await fetching(`http://api.test${path}`);
  return followedKeys(keys);
};

test('a product’s page follows its own keys', async () => {
  expect(
    await followedBy(
      '/api/front/store/details',
      '/api/front/page/frame/HEADER',
      '/api/front/product/detail/-/steel-kettle',
      '/api/front/product/related/slug:steel-kettle?type=0',
    ),
  ).toEqual(keys);
});

test('a list and the home page follow every product', async () => {
  for (const path of ['/api/front/index/product/list?page=1', '/api/pc/home/index'])
    expect(await followedBy('/api/front/store/details', path)).toEqual([...keys, 'any-product']);
});

test('a page follows nothing once it shows what nobody tells of', async () => {
  expect(await followedBy('/api/front/product/detail/-/a', '/api/front/merchant/info/7')).toBeNull();
});

test('a page of a draft follows nothing', async () => {
  const { fetching, followedKeys } = noteCalls(() => Promise.resolve(new Response('{}')));
  await fetching('http://api.test/api/front/page/view?path=/help', { headers: { 'X-Souk-Preview': 'draft' } });
  expect(followedKeys(keys)).toBeNull();
});
