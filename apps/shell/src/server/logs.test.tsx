/** @jest-environment node */
import { messagesOf } from './sentences';
import { render } from './render';
import type { RenderInput } from './render-types';
import { createLog, log, logConsole } from './log';

const Broken = () => {
  throw new Error('the account’s page is broken');
};

/** As much of a release as a page of one remote is rendered with. */
const account = {
  name: 'account',
  version: '1.0.0-a',
  base: '/remotes/account/1.0.0-a/',
  entry: 'remote.js',
  exposes: {},
  files: {},
  slots: {},
  routes: [{ path: '/order/:no', expose: './order', render: 'private', access: 'open', title: 'account.title' }],
};
const bundle = {
  name: 'account',
  modules: { './order': { Component: Broken }, './messages.en': { default: {} } },
};
const shell = { base: '/', messages: { en: [], fr: [] }, scripts: [], fonts: [], files: {}, federation: [] };

const renderPage = async (address: string) => {
  const rendered = await render({
    request: new Request(`http://shop.test${address}`),
    nonce: 'nonce',
    locale: 'en',
    words: await messagesOf('en'),
    snapshot: { set: { id: 'set', remotes: { account } }, bundles: { account: bundle }, enter: () => () => undefined },
    shell,
    apiOrigin: 'http://api.test',
    fetching: async () => Response.json({ code: 500, message: '', data: null }),
    recordFailure: () => undefined,
    cartUuid: null,
    settings: { keepsOfflinePage: false, vitalsShare: 0 },
    deadlineMs: 5_000,
  } as unknown as RenderInput); // only what a page of this remote reads
  if (rendered.kind !== 'page') throw new Error('no page');
  await new Promise<void>((resolve) => rendered.pipe({ write: () => true, flush: () => undefined, end: resolve }));
};

test('a page that fails to render is logged by its route, never by its address or its query', async () => {
  const lines: string[] = [];
  const own = createLog({ write: (line) => void lines.push(line) });
  jest.spyOn(log, 'error').mockImplementation(own.error.bind(own));
  logConsole(own);
  await renderPage('/order/ORDER-1?key=secret');
  const text = lines.join('\n');
  expect(text).toContain('/order/:no');
  expect(text).toContain('the account’s page is broken');
  for (const secret of ['ORDER-1', 'secret']) expect(text).not.toContain(secret);
});
