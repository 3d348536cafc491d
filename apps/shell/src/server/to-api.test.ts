/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerConfig } from './config';
import { answer } from './answer';
import type { ReleaseRegistry } from './releases/registry';
import { createStorePolicy } from './store-policy';
import { serverDeps } from './testing/server-deps';
import { createVisitorAddress } from './visitor-address';

const key = 'k'.repeat(40);
let heard: Record<string, IncomingHttpHeaders>;
let api: Server;
let shell: Server;
let origin: string;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

beforeAll(async () => {
  api = await listen(
    createServer((req, res) => {
      heard[(req.url ?? '').split('?')[0] ?? ''] = req.headers;
      const at = 'http://shop.test/auth/realms/souk';
      const body = { code: 200, message: '', data: {}, issuer: at, authorization_endpoint: at, token_endpoint: at };
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }),
  );
  const config = {
    publicOrigin: 'http://shop.test',
    apiOrigin: `http://127.0.0.1:${portOf(api)}`,
    oidcIssuer: 'http://shop.test/auth/realms/souk',
    internalKey: key,
    visitorAddress: createVisitorAddress(['loopback', '10.0.0.0/8']),
    releaseDir: '/nowhere',
  } as ServerConfig;
  const release = (...paths: string[]) => ({ routes: paths.map((path) => ({ path, expose: './page' })) });
  const remotes = {
    gifts: { stable: release('/gift-guide', '/gift-guide/:id', '/'), canary: { release: release('/gift-list') } },
    other: { stable: release('/events') },
  };
  const releases = { set: { remotes } } as unknown as ReleaseRegistry;
  const own = { storePolicy: createStorePolicy(config), releases };
  shell = await listen(createServer(answer(serverDeps(config, own))));
  origin = `http://127.0.0.1:${portOf(shell)}`;
});
afterAll(() => {
  api.close();
  shell.close();
});
beforeEach(() => {
  heard = {};
});

const forwardedFor = '203.0.113.1, 198.51.100.7, 10.1.2.3';
const visit = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, {
    ...init,
    headers: { 'x-forwarded-for': forwardedFor, 'x-souk-key': 'forged', ...init.headers },
  });

test.each([
  ['a call of a page', '/api/front/cart/count', () => visit('/api/front/cart/count')],
  [
    'a form',
    '/api/front/form/subscribe/newsletter',
    () =>
      visit('/actions/newsletter', {
        method: 'POST',
        body: new URLSearchParams({ email: 'a@b.test' }),
        redirect: 'manual',
      }),
  ],
])('%s is counted by the visitor’s own address, and by that alone', async (_what, path, ask) => {
  await ask();
  expect(heard[path]).toMatchObject({ 'x-forwarded-for': '198.51.100.7', 'x-souk-key': key });
});

test.each(['/api/admin/page', '/api/owner/page'])(
  '%s, which saves a page of the owner’s, is told at which addresses live remotes stand, whatever its sender says',
  async (path) => {
    await visit(path, { method: 'POST', headers: { 'x-souk-remote-pages': '/forged' } });
    expect(heard[path]).toMatchObject({ 'x-souk-remote-pages': '/gift-guide,/gift-list,/events' });
  },
);

test('what this server asks for itself names no visitor', async () => {
  await visit('/readyz');
  await visit('/auth/provider');
  for (const path of ['/readyz', '/auth/realms/souk/.well-known/openid-configuration']) {
    expect(heard[path]).toMatchObject({ 'x-souk-key': key });
    expect(heard[path]).not.toHaveProperty('x-forwarded-for');
  }
});
