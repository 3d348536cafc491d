import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSearchEngine, SearchEngineError, SearchRefusal } from './search-engine';

/** An engine that answers what the test says, and what it was asked. */
const startEngine = async () => {
  const said = { status: 200, body: '{}', hangsAt: /never/ };
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    if (said.hangsAt.test(request.url ?? '')) return;
    response.writeHead(said.status).end(said.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { said, asked, server, origin: `127.0.0.1:${(server.address() as AddressInfo).port}` };
};

let engine: Awaited<ReturnType<typeof startEngine>>;
let open: ReturnType<typeof openSearchEngine>;
let changes: string[] = [];
const time = { ms: 0 };
beforeEach(async () => {
  engine = await startEngine();
  changes = [];
  open = openSearchEngine(
    `http://shop:se%2Fcret@${engine.origin}/mine`,
    (state, reason) => void changes.push(`${state} ${reason}`.trim()),
    () => time.ms,
  );
  // the look that health asks for
  await open.ask('/');
});
afterEach(() => {
  open.close();
  engine.server.close();
  engine.server.closeAllConnections();
});

test('says who asks, and has the name that the address ends in', async () => {
  expect(open.name).toBe('mine');
  expect(engine.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('shop:se/cret').toString('base64')}`);
  expect(open.state()).toBe('ready');
});

test('asks for answers that need no decompressor of their own', async () => {
  await open.ask('/mine/_search');
  expect(new Set(engine.asked.map(({ headers }) => headers['accept-encoding']))).toEqual(new Set(['identity']));
});

test('a refused request is no outage', async () => {
  Object.assign(engine.said, { status: 404, body: '{"error":"no such index"}' });
  await expect(open.ask('/mine/_search')).rejects.toThrow(SearchRefusal);
  expect(open.state()).toBe('ready');
});

test.each([500, 503, 429, 401])('a %i is one: nobody else waits for it for two seconds', async (status) => {
  Object.assign(engine.said, { status, body: 'busy' });
  await expect(open.ask('/mine/_search')).rejects.toThrow(`GET /mine/_search: ${status} busy`);
  const before = engine.asked.length;
  await expect(open.ask('/mine/_search')).rejects.toThrow(SearchEngineError);
  expect(engine.asked).toHaveLength(before);
  Object.assign(engine.said, { status: 200, body: '{}' });
  time.ms += 2_000;
  await open.ask('/mine/_search');
  expect(changes).toEqual(['ready', `not reached ${status} busy`, 'ready']);
});

test('a request that takes too long fails alone, as long as the engine answers others', async () => {
  engine.said.hangsAt = /_search/;
  await expect(open.ask('/mine/_search', { limitMs: 50 })).rejects.toThrow('GET /mine/_search: no answer in time');
  await open.ask('/mine/_mapping');
  expect(changes).toEqual(['ready']);
});

test('one that answers nothing is out', async () => {
  engine.said.hangsAt = /./;
  const isOut = new Promise<void>((resolve) => {
    changes.push = (change) => {
      if (change.startsWith('not reached')) resolve();
      return 0;
    };
  });
  await expect(open.ask('/mine/_search', { limitMs: 50 })).rejects.toThrow(SearchEngineError);
  await isOut;
  await expect(open.ask('/mine/_search')).rejects.toThrow('did not answer a moment ago');
});

test('one that is gone is told by the reason', async () => {
  engine.server.close();
  engine.server.closeAllConnections();
  await expect(open.ask('/mine/_search')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket/i);
  expect(open.state()).toBe('not reached');
});

test('how far its index is behind is known where it was followed', () => {
  expect(open.lagMs()).toBeNull();
  open.noteFollowed();
  time.ms += 4_000;
  expect(open.lagMs()).toBe(4_000);
});
