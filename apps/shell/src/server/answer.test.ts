/** @jest-environment node */
import { pageAddressTrouble } from '@souk/domain/desk';
import { serverTroubles } from '@souk/release/claims';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer';
import { serverDeps } from './testing/server-deps';
import { createLog, log } from './log';

const lifecycle = { isDraining: false };
const servers: Server[] = [];
const listen = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const configOf = (publicOrigin: string, deskOrigin = publicOrigin) => ({
  publicOrigin,
  deskOrigin,
  oidcIssuer: `${publicOrigin}/auth/realms/souk`,
  deskIssuer: `${deskOrigin}/auth/realms/souk-desk`,
  internalKey: 'k'.repeat(32),
  visitorAddress: () => '198.51.100.7',
  releaseDir: '/nowhere',
});
/** A shell server of a store at that origin; pages have no part in this. */
const shellAt = async (publicOrigin: string, deskOrigin = publicOrigin) => {
  const api = await listen(
    createServer((req, res) => res.writeHead(200).end(JSON.stringify({ trace: req.headers['traceparent'] }))),
  );
  return listen(
    createServer(answer(serverDeps({ ...configOf(publicOrigin, deskOrigin), apiOrigin: api }, { lifecycle }))),
  );
};
let secure = '';
let plain = '';
beforeAll(async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  [secure, plain] = [await shellAt('https://shop.test'), await shellAt('http://shop.test')];
});
afterAll(() => servers.forEach((server) => server.close()));

const addresses = [
  '/healthz',
  '/readyz',
  '/remotes/catalog/1.0.0/client/gone.js',
  '/img/p/1.webp',
  '/api/front/home',
  '/auth/token',
  '/auth/provider',
  '/auth/realms/souk/protocol/openid-connect/certs',
  '/docs',
  '/a-page',
];

test.each(addresses)('%s of a store on https asks browsers to stay there; of one on http it does not', async (path) => {
  expect((await fetch(secure + path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await fetch(plain + path)).headers.has('strict-transport-security')).toBe(false);
});

test.each(addresses)('%s is taken for what it says it is, and stands in no frame of others', async (path) => {
  const { headers } = await fetch(plain + path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('frame-ancestors');
});

/** First parts of addresses that one of the two servers answers with something else than a page. */
const ofServers = (
  'api front img docs sandbox v1 v2 auth remotes actions healthz readyz version metrics beacon develop ' +
  'offline fallback-version sitemap offline-worker.js robots.txt'
).split(' ');
const likeThem = ofServers.flatMap((name) => [`/${name}`, `/${name}-of-spring`, `/${name}s`, `/${name.toUpperCase()}`]);

test.each(likeThem.filter((path) => pageAddressTrouble(path) === null))(
  'an owner’s page at %s is shown, for nothing else stands there',
  async (path) => {
    // Here pages cannot be made: what is no page is answered otherwise.
    const reply = await fetch(plain + path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/html')]);
  },
);

test.each(likeThem.filter((path) => serverTroubles({ routes: [{ path }] }).length === 0))(
  'a remote’s page at %s, which publishing lets pass, is shown',
  async (path) => {
    const reply = await fetch(plain + path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([500, expect.stringContaining('text/html')]);
  },
);

test('figures for operators are not passed on to whoever asks', async () => {
  const reply = await fetch(`${plain}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/html'); // a page like any other address, not the api's
});

test('a process that is about to end answers, and keeps no connection', async () => {
  lifecycle.isDraining = true;
  const reply = await fetch(`${plain}/healthz`);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  lifecycle.isDraining = false;
});

test('what a visitor asks for is logged under one number by both processes, their own or a new one', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ask = async (headers: Record<string, string>) => {
    const reply = await fetch(`${plain}/api/front/home`, { headers });
    const { trace } = (await reply.json()) as { trace: string };
    return { shell: reply.headers.get('x-request-id'), api: trace.split('-')[1] };
  };
  expect(await ask({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` })).toEqual({ shell: traceId, api: traceId });
  const own = await ask({});
  expect(own.shell).toMatch(/^[0-9a-f]{32}$/);
  expect(own.api).toBe(own.shell);
});

test('what fails while a visitor is answered is logged under that number too', async () => {
  const lines: Record<string, unknown>[] = [];
  const own = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const failures = jest.spyOn(log, 'error').mockImplementation(own.error.bind(own));
  const unreached = serverDeps({ ...configOf('http://shop.test'), apiOrigin: 'http://127.0.0.1:9' });
  const page = await fetch(`${plain}/a-page?key=secret`);
  const call = await fetch(`${await listen(createServer(answer(unreached)))}/api/front/home?key=secret`);
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'request failed', traceId: page.headers.get('x-request-id') }),
    expect.objectContaining({
      msg: expect.stringMatching(/^api not reached: /),
      traceId: call.headers.get('x-request-id'),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  failures.mockImplementation(() => undefined);
});

const changing = ['/sandbox/reset', '/api/admin/product/save', '/api/vendor/product/price', '/api/owner/settings'];

test.each(changing)(
  'who changes something at %s is answered when no page of before is shown; a refusal changes nothing',
  async (path) => {
    let status = 200;
    const api = await listen(createServer((_req, res) => res.writeHead(status, { 'x-of': 'api' }).end('{"code":200}')));
    const done: string[] = [];
    const given = serverDeps({ ...configOf('http://shop.test'), apiOrigin: api });
    given.changes.seeChanges = async () => void done.push('seen');
    given.cache.clear = () => void done.push('cleared');
    const origin = await listen(createServer(answer(given)));
    const reply = await fetch(origin + path, { method: 'POST', body: '{}' });
    expect([reply.status, reply.headers.get('x-of'), await reply.text()]).toEqual([200, 'api', '{"code":200}']);
    expect(done).toEqual([path.startsWith('/sandbox/') ? 'cleared' : 'seen']);
    for (status of [401, 403, 429, 503]) expect((await fetch(origin + path, { method: 'POST' })).status).toBe(status);
    await fetch(origin + path);
    expect(done).toHaveLength(1);
  },
);
