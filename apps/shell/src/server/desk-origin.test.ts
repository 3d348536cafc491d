/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeskOrigin } from './desk-origin';

const shop = 'https://shop.example';
const desk = 'https://admin.shop.example';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Asks a store for an address by a host. @returns the status, and where it leads; `passed` where others answer */
const storeAt = async (deskOrigin: string) => {
  const answer = createDeskOrigin({ publicOrigin: shop, deskOrigin });
  server = createServer((req, res) => void (answer(req, res) || res.writeHead(200, { 'x-passed': '1' }).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (origin: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { host: new URL(origin).host };
      request({ host: '127.0.0.1', port, path, headers }, (res) => {
        res.resume();
        resolve(res.headers['x-passed'] ? 'passed' : [res.statusCode, res.headers.location].join(' ').trim());
      })
        .on('error', reject)
        .end();
    });
};

const desks = [
  '/admin',
  '/admin/orders?tab=all',
  '/sell/5',
  '/api/admin/me',
  '/api/vendor/5/orders',
  '/auth/desk/token',
];
const shops = [
  '/product/steel-kettle',
  '/administration',
  '/auth/token',
  '/auth/realms/souk/x',
  '/sandbox/outbox',
  '/docs',
];
const shared = [
  '/remotes/admin/1/client/a.js',
  '/img/p.webp',
  '/api/front/page/details',
  '/beacon',
  '/healthz',
  '/readyz',
];

describe('[DESK-26] where the desks have an origin of their own', () => {
  test.each([...desks, '/auth/realms/souk-desk/x'])('%s is there and nowhere else', async (path) => {
    const ask = await storeAt(desk);
    expect([await ask(desk, path), await ask(shop, path)]).toEqual(['passed', '404']);
  });

  test.each(shops)('%s is the shop’s and not there', async (path) => {
    const ask = await storeAt(desk);
    expect([await ask(desk, path), await ask(shop, path)]).toEqual(['404', 'passed']);
  });

  test.each(shared)('%s is on both', async (path) => {
    const ask = await storeAt(desk);
    expect([await ask(desk, path), await ask(shop, path)]).toEqual(['passed', 'passed']);
  });

  test('its first address is the platform’s desk, and search engines are told to stay away', async () => {
    const ask = await storeAt(desk);
    expect(await ask(desk, '/')).toBe('302 /admin');
    expect(await ask(desk, '/robots.txt')).toBe('200');
    expect(await ask(shop, '/')).toBe('passed');
  });

  test('whoever asks by the number of an address is the shop’s', async () => {
    const ask = await storeAt(desk);
    expect([await ask('http://10.0.0.7:4200', '/'), await ask('http://10.0.0.7:4200', '/admin')]).toEqual([
      'passed',
      '404',
    ]);
  });
});

test('[DESK-26] on one origin everything is on it', async () => {
  const ask = await storeAt(shop);
  for (const path of ['/', ...desks, ...shops, ...shared])
    expect([path, await ask(shop, path)]).toEqual([path, 'passed']);
});
