/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followChanges } from './follow-changes';

const internalKey = 'k'.repeat(32);

test('what the api says has changed is noted; an api that does not say it is told of once, and asked again', async () => {
  const asked: { url: string; key: unknown }[] = [];
  const mark = { transaction: 7, at: '2026-01-01T00:00:00.000Z' };
  const answers = [
    { status: 200, body: { mark, written: [], passed: [] } },
    { status: 404, body: {} },
    { status: 404, body: {} },
    { status: 200, body: { mark, written: [['product-7', 8]], passed: [] } },
  ];
  const server = createServer((req, res) => {
    asked.push({ url: req.url ?? '', key: req.headers['x-souk-key'] });
    const { status, body } = answers.shift() ?? { status: 200, body: { mark, written: [], passed: [] } };
    res.writeHead(status).end(JSON.stringify(body));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const noted: (readonly string[])[] = [];
  const isDone = Promise.withResolvers<void>();
  const cache = {
    noteChanges: (keys: readonly string[]) => {
      noted.push(keys);
      if (noted.length === 2) isDone.resolve();
    },
  };
  const config = { apiOrigin: `http://127.0.0.1:${port}`, internalKey };
  const followed = followChanges(config, cache, (line) => said.push(line), 1);
  await isDone.promise;
  expect(noted).toEqual([['store'], ['product-7']]);
  expect(asked.map(({ url }) => url)).toEqual([
    '/page-changes',
    ...Array<string>(3).fill('/page-changes?transaction=7&at=2026-01-01T00%3A00%3A00.000Z'),
  ]);
  expect(asked.every(({ key }) => key === internalKey)).toBe(true);
  expect(said).toEqual(['changes of pages are not read: the api answered 404', 'changes of pages are read again']);
  expect(followed.isTold()).toBe(true);
  followed.close();
  await new Promise((resolve) => server.close(resolve));
});
