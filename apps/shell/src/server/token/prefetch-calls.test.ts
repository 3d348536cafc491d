/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrefetchedReply } from '../../auth/token-renewal-stream';
import type { ServerConfig } from '../config';
import { prefetchCalls } from './prefetch-calls';

let server: Server;
let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
const start = async () => {
  seen = [];
  server = createServer(({ method, url, headers }, res) => {
    seen.push({ method, url, headers });
    if (url === '/api/front/refused') return void res.writeHead(403).end('{"code":403}');
    if (url === '/api/front/elsewhere') return void res.writeHead(302, { location: 'http://evil.example' }).end();
    res.end(url === '/api/front/broken' ? '<html>' : JSON.stringify({ code: 200, data: url }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => new Promise((resolve) => server.close(resolve)));

const answersTo = async (calls: string[], { isDesk = false, headers = {} as Record<string, string> } = {}) => {
  const config = {
    apiOrigin: await start(),
    internalKey: 'k'.repeat(32),
    visitorAddress: () => '198.51.100.7',
  } as unknown as ServerConfig; // as much of it as calls need
  const req = { headers } as unknown as IncomingMessage; // its head alone is read
  const came: PrefetchedReply[] = [];
  await prefetchCalls({ realm: { isDesk }, config, fetching: fetch, req, token: 't' }, calls, (one) => came.push(one));
  return came;
};

const own = 'GET /api/front/order/list?page=1';
const probe = 'POST /api/front/login/token/is/exist';

describe('[DESK-55] a renewal answers what the page asks for first', () => {
  test('as the page itself would ask: its token, language and cookies, counted by its visitor’s address', async () => {
    const headers = {
      'accept-language': 'fr',
      'user-agent': 'a browser',
      traceparent: '00-a-b-01',
      cookie: 'auth.refresh=secret; cartUuid=ab',
    };
    expect(await answersTo([own, probe], { headers })).toEqual([
      { call: own, body: { code: 200, data: '/api/front/order/list?page=1' } },
      { call: probe, body: { code: 200, data: '/api/front/login/token/is/exist' } },
    ]);
    for (const { headers: sent } of seen)
      expect(sent).toMatchObject({
        ...headers,
        cookie: 'cartUuid=ab',
        authorization: 'Bearer t',
        'x-forwarded-for': '198.51.100.7',
      });
  });

  test('a call that is named twice is made once', async () => {
    expect(await answersTo([own, own])).toHaveLength(1);
    expect(seen).toHaveLength(1);
  });

  test('what is refused, leads elsewhere or is broken has no answer and stands in no other’s way', async () => {
    const bad = ['refused', 'elsewhere', 'broken'].map((path) => `GET /api/front/${path}`);
    expect((await answersTo([...bad, own])).map(({ call }) => call)).toEqual([own]);
  });

  test.each([
    ['what changes something', 'POST /api/front/cart/add'],
    ['a method that no page uses', 'DELETE /api/front/cart'],
    ['another origin', 'GET //evil.example/api/front/x'],
    ['another origin in full', 'GET http://evil.example/api/front/x'],
    ['an address of this server alone', 'GET /metrics'],
    ['an address that leaves the api’s', 'GET /api/front/../../metrics'],
    ['the same in other letters', 'GET /api/%2e%2e/metrics'],
    ['a desk’s call by the shop’s sign-in', 'GET /api/admin/me'],
    ['a desk’s call that says it in dots', 'GET /api/front/../admin/me'],
    ['more than a call', 'GET /api/front/a /api/front/b'],
    ['no address', 'GET'],
    ['nothing', ''],
  ])('never %s', async (_what, call) => {
    expect(await answersTo([call])).toEqual([]);
    expect(seen).toEqual([]);
  });

  test('a desk’s sign-in makes the desk’s calls', async () => {
    expect(await answersTo(['GET /api/admin/me'], { isDesk: true })).toHaveLength(1);
  });

  test('no more than two dozen', async () => {
    await answersTo(Array.from({ length: 30 }, (_, page) => `GET /api/front/order/list?page=${page}`));
    expect(seen).toHaveLength(24);
  });
});
