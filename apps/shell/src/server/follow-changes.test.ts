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
    forgetChanged: () => undefined,
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
  expect(followed.isFollowing()).toBe(true);
  followed.close();
  await new Promise((resolve) => server.close(resolve));
});

test('who changed something waits for a look that began after it, and shares it with others who wait', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer((_req, res) => {
    const answer = Promise.withResolvers<void>();
    asked[answers.push(answer) - 1]?.resolve();
    const body = { mark: { transaction: 7, at: '2026-01-01T00:00:00.000Z' }, written: [], passed: [] };
    void answer.promise.then(() => res.end(JSON.stringify(body)));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const done: string[] = [];
  const cache = { noteChanges: () => done.push('noted'), forgetChanged: () => done.push('forgotten') };
  const config = { apiOrigin: `http://127.0.0.1:${port}`, internalKey };
  const changes = followChanges(config, cache, () => undefined, 3_600_000);
  await asked[0]?.promise;
  const seen = Promise.all([changes.seeChanges(), changes.seeChanges()]);
  answers[0]?.resolve();
  await asked[1]?.promise;
  expect(done).toEqual(['noted']);
  answers[1]?.resolve();
  await seen;
  expect(done).toEqual(['noted', 'noted', 'forgotten', 'forgotten']);
  expect(answers).toHaveLength(2);
  changes.close();
  await new Promise((resolve) => server.close(resolve));
});
