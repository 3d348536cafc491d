/** @jest-environment node */
import { render } from './render';
import type { RenderInput } from './render-types';
import { messagesOf } from './sentences';

const own = { access: 'user', render: 'private', chrome: 'bare', title: 'desk.gone' } as const;

/** As much of a release as a desk's pages are rendered with. */
const admin = {
  name: 'admin',
  area: 'admin',
  version: '1.0.0-a',
  base: '/remotes/admin/1.0.0-a/',
  entry: 'remote.js',
  exposes: {},
  files: {},
  slots: {},
  routes: [
    { path: '/admin/orders', expose: './orders', ...own },
    { path: '/admin/*', expose: './unknown-address', ...own },
  ],
};
const shell = { base: '/', messages: { en: [], fr: [] }, scripts: [], fonts: [], files: {}, federation: [] };
const page = { Component: () => null };
const modules = { './orders': page, './unknown-address': page, './messages.en': { default: {} } };

const statusOf = async (address: string) => {
  const rendered = await render({
    request: new Request(`http://shop.test${address}`),
    nonce: 'nonce',
    locale: 'en',
    words: await messagesOf('en'),
    snapshot: {
      set: { id: 'set', remotes: { admin } },
      bundles: { admin: { name: 'admin', modules } },
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
  return rendered.status;
};

test.each([
  ['/admin/orders', 200],
  ['/admin/ordres', 404],
  ['/admin/orders/7/of/nobody', 404],
])('[DESK-02] %s answers %d: an address that no screen of a desk has is none', async (address, status) =>
  expect(await statusOf(address)).toBe(status),
);
