import { createOwnCounters } from '@souk/counters';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDoor } from './caller';
import { createSignInLimit } from './sign-in-limit';

const internalKey = 'k'.repeat(40);
let server: Server;
let origin = '';
beforeAll(async () => {
  const see = createDoor({ internalKey, trustedProxies: ['loopback'] });
  const refuse = createSignInLimit({ sandbox: false, limitsRates: true }, createOwnCounters());
  server = createServer((request, response) => {
    see(request);
    if (!refuse(request, response)) response.end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = async (address: string, path = '/auth/realms/souk/protocol/openid-connect/auth') =>
  fetch(origin + path, { headers: { 'x-forwarded-for': address, 'accept-language': 'fr' } });

test('one address that begins sign-in after sign-in is held back, in its language; the others sign in', async () => {
  for (let n = 0; n < 300; n += 1) expect((await ask('203.0.113.9')).status).toBe(200);
  const refused = await ask('203.0.113.9');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toBe('Trop de demandes, veuillez patienter un instant');
  expect((await ask('198.51.100.7')).status).toBe(200);
  expect((await ask('203.0.113.9', '/api/front/home')).status).toBe(200);
});
