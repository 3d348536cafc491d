/** @jest-environment node */
import type { RouteLoader } from '@souk/mfe';
import { renderRemote } from '../testing/render-remote';

const own = { render: 'public', access: 'open', title: 'catalog.title' };

const open = async (address: string, key: readonly unknown[], data: object) => {
  const loader: RouteLoader = async ({ queryClient }) => {
    queryClient.setQueryData(key, data);
    return null;
  };
  const page = { Component: () => null, loader };
  return renderRemote(address, {
    name: 'catalog',
    routes: [
      { path: '/collections/:slug', expose: './category', ...own },
      { path: '/product/:slug', expose: './product', ...own },
    ],
    pages: { './category': page, './product': page },
  });
};

const openCategory = (address: string, list: object) =>
  open(address, ['products', 'list', { collection: 'trunks' }, {}, 1], { pages: [list], pageParams: [1] });
const openProduct = (address: string, slug: string) =>
  open(address, ['products', 'detail', { slug: 'blue-cup', uniqueKey: '-' }], {
    productInfo: { slug, uniqueKey: 'KEY', listedOnStore: true, landingPage: false },
  });

describe('[DESK-20] the address of a category that another one took in', () => {
  test('leads on to that one, as the list was narrowed', async () =>
    expect(await openCategory('/collections/trunks?min=5', { list: [], movedTo: 'tea cups' })).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/collections/tea%20cups?min=5',
    }));
  test('stays where the category is', async () =>
    expect(await openCategory('/collections/trunks', { list: [] })).toMatchObject({ kind: 'page', status: 200 }));
});

describe('[DESK-61] the address that a product had before', () => {
  test('leads on to its address, with the variant that was chosen', async () =>
    expect(await openProduct('/product/blue-cup?size=l', 'large-cup')).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/product/large-cup?size=l',
    }));
  test('stays where the product is', async () =>
    expect(await openProduct('/product/blue-cup', 'blue-cup')).toMatchObject({ kind: 'page', status: 200 }));
});
