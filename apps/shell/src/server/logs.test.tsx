/** @jest-environment node */
import { renderRemote } from '../testing/render-remote';
import { createLog, log, logConsole } from './log';

const Broken = () => {
  throw new Error('the account’s page is broken');
};

const renderPage = async (address: string) => {
  const rendered = await renderRemote(address, {
    name: 'account',
    routes: [{ path: '/order/:no', expose: './order', render: 'private', access: 'open', title: 'account.title' }],
    pages: { './order': { Component: Broken } },
  });
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
