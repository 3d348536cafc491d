/** @jest-environment node */
import type { CounterState } from '@souk/counters';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patienceMs, readHealth } from './health';
import type { ReleaseStoreState } from './releases/release-copy';

let api: Server;
let answer = { status: 200, body: '{"status":"ready"}' };
let apiOrigin = '';
beforeAll(async () => {
  api = createServer((_req, res) => res.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());

const health = (
  pages: number,
  {
    isDeep = false,
    isDraining = false,
    origin = apiOrigin,
    counters = 'alone' as CounterState,
    releases = 'own' as ReleaseStoreState,
  } = {},
) =>
  readHealth(
    {
      config: { apiOrigin: origin, internalKey: 'k' },
      cache: { size: () => pages },
      lifecycle: { isDraining },
      counters: { state: () => counters },
      releaseCopy: { state: () => releases },
    },
    isDeep,
  );
const outOfDatabase = { status: 503, body: '{"status":"not ready","obstacle":"the database is not reached"}' };

test('ready while the api is', async () => {
  answer = { status: 200, body: '{"status":"ready","storage":"own"}' };
  expect(await health(0)).toEqual({
    isReady: true,
    status: 'ready',
    api: 'ready',
    cachedPages: 0,
    counters: 'alone',
    storage: 'own',
    secrets: 'unknown',
    releases: 'own',
    search: 'unknown',
  });
});

test('without a database it stays ready as long as it has pages to show; the deep check says what is wrong', async () => {
  answer = outOfDatabase;
  expect(await health(3)).toMatchObject({ isReady: true, status: 'cached pages only' });
  expect(await health(3, { isDeep: true })).toMatchObject({ isReady: false, api: 'the database is not reached' });
  expect(await health(0)).toMatchObject({ isReady: false, status: 'not ready' });
});

test('an api that hangs with its database takes no process out that has pages: the answer comes within a balancer’s second', async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  expect(await health(3, { origin })).toMatchObject({ isReady: true, status: 'cached pages only', api: 'not reached' });
  hanging.closeAllConnections();
  hanging.close();
  expect(patienceMs(3, false)).toBeLessThan(1_000);
  expect([patienceMs(0, false), patienceMs(3, true)]).toEqual([2_000, 2_000]);
});

test('without the shared counters it stays ready, for everybody is answered all the same; the deep check says so', async () => {
  answer = { status: 200, body: '{"status":"ready"}' };
  expect(await health(0, { counters: 'not reached' })).toMatchObject({ isReady: true });
  expect(await health(0, { counters: 'not reached', isDeep: true })).toMatchObject({
    isReady: false,
    counters: 'not reached',
  });
  expect(await health(0, { counters: 'shared', isDeep: true })).toMatchObject({ isReady: true });
});

test('without object storage it stays ready, for only uploads need it; the deep check says so', async () => {
  answer = { status: 200, body: '{"status":"ready","storage":"not reached"}' };
  expect(await health(0)).toMatchObject({ isReady: true });
  expect(await health(0, { isDeep: true })).toMatchObject({ isReady: false, storage: 'not reached' });
});

test('without the release store it stays ready, for what was live goes on; the deep check says so', async () => {
  answer = { status: 200, body: '{"status":"ready"}' };
  expect(await health(0, { releases: 'not reached' })).toMatchObject({ isReady: true, releases: 'not reached' });
  expect(await health(0, { releases: 'not reached', isDeep: true })).toMatchObject({ isReady: false });
});

test('without the search engine it stays ready, for lists alone need it; the deep check says so', async () => {
  answer = { status: 200, body: '{"status":"ready","search":"not reached"}' };
  expect(await health(0)).toMatchObject({ isReady: true });
  expect(await health(0, { isDeep: true })).toMatchObject({ isReady: false, search: 'not reached' });
});

test('an api that is gone is told as such', async () => {
  expect(await health(3, { origin: 'http://127.0.0.1:1' })).toMatchObject({ isReady: true, api: 'not reached' });
});

test('a process that is about to end is not ready, whatever it could still answer', async () => {
  answer = { status: 200, body: '{"status":"ready"}' };
  expect(await health(3, { isDraining: true })).toMatchObject({ isReady: false, status: 'draining' });
});

test('an api that lacks the key of the secrets takes nobody out, for only sign-in fails; the deep check says so', async () => {
  answer = { status: 200, body: '{"status":"ready","secrets":"not opened"}' };
  expect(await health(0)).toMatchObject({ isReady: true });
  expect(await health(0, { isDeep: true })).toMatchObject({ isReady: false, secrets: 'not opened' });
  answer = { status: 200, body: '{"status":"ready","secrets":"opened"}' };
  expect(await health(0, { isDeep: true })).toMatchObject({ isReady: true, secrets: 'opened' });
});
