/** @jest-environment node */
import type { RouteLoader } from '@souk/mfe';
import { render } from './render';
import type { RenderInput } from './render-types';
import { messagesOf } from './sentences';

/** As much of a release as the page of a category is rendered with. */
const catalog = {
  name: 'catalog',
  version: '1.0.0-a',
  base: '/remotes/catalog/1.0.0-a/',
  entry: 'remote.js',
  exposes: {},
  files: {},
  slots: {},
  routes: [
    { path: '/collections/:slug', expose: './category', render: 'public', access: 'open', title: 'catalog.title' },
    { path: '/product/:slug', expose: './product', render: 'public', access: 'open', title: 'catalog.title' },
  ],
};
const shell = { base: '/', messages: { en: [], fr: [] }, scripts: [], fonts: [], files: {}, federation: [] };

const open = async (address: string, key: readonly unknown[], data: object) => {
  const loader: RouteLoader = async ({ queryClient }) => {
    queryClient.setQueryData(key, data);
    return null;
  };
  const page = { Component: () => null, loader };
  const modules = { './category': page, './product': page, './messages.en': { default: {} } };
  return render({
    request: new Request(`http://shop.test${address}`),
    nonce: 'nonce',
    locale: 'en',
    words: await messagesOf('en'),
    snapshot: {
      set: { id: 'set', remotes: { catalog } },
      bundles: { catalog: { name: 'catalog', modules } },
      enter: () => () => undefined,
    },
    shell,
    apiOrigin: 'http://api.test',
    fetching: async () => Response.json({ code: 500, message: '', data: null }),
    recordFailure: () => undefined,
    cartUuid: null,
    settings: { keepsOfflinePage: false, vitalsShare: 0 },
    deadlineMs: 5_000,
  } as unknown as RenderInput); // only what a page of this remote reads
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
