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
  ],
};
const shell = { base: '/', messages: { en: [], fr: [] }, scripts: [], fonts: [], files: {}, federation: [] };

const open = async (address: string, list: object) => {
  const loader: RouteLoader = async ({ queryClient }) => {
    queryClient.setQueryData(['products', 'list', { collection: 'trunks' }, {}, 1], { pages: [list], pageParams: [1] });
    return null;
  };
  const modules = { './category': { Component: () => null, loader }, './messages.en': { default: {} } };
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

describe('[DESK-20] the address of a category that another one took in', () => {
  test('leads on to that one, as the list was narrowed', async () =>
    expect(await open('/collections/trunks?min=5', { list: [], movedTo: 'tea cups' })).toEqual({
      kind: 'redirect',
      status: 301,
      location: '/collections/tea%20cups?min=5',
    }));
  test('stays where the category is', async () =>
    expect(await open('/collections/trunks', { list: [] })).toMatchObject({ kind: 'page', status: 200 }));
});
