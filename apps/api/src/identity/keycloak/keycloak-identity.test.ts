import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readConfig } from '../../config';
import { migrate } from '../../database/migrate';
import { type Database, openEmbedded } from '../../database/open';
import type { Identity } from '../port';
import { createKeycloakIdentity } from './keycloak-identity';

interface Call {
  method: string;
  path: string;
  body: string;
  authorization: string | undefined;
}

let database: Database;
let server: Server;
let issuer: string;
let identity: Identity;
let sign: (claims: Record<string, unknown>, audience?: string) => Promise<string>;
let calls: Call[] = [];
const users: { id: string; enabled: boolean; username: string; email: string | undefined }[] = [];

/** A Keycloak as far as the store speaks to one. */
const startKeycloak = async (keys: object) => {
  const started = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    calls.push({ method: request.method ?? '', path, body, authorization: request.headers.authorization });
    const send = (status: number, data?: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(data ? JSON.stringify(data) : '');
    if (path.endsWith('/protocol/openid-connect/certs')) return send(200, keys);
    if (path.endsWith('/protocol/openid-connect/token')) return send(200, { access_token: 'service', expires_in: 60 });
    if (request.method === 'POST' && path.endsWith('/users')) {
      const { email, username } = JSON.parse(body) as { email?: string; username: string };
      if (users.some((user) => user.username === username)) return send(409);
      users.push({ id: `id-${users.length}`, enabled: true, username, email });
      return send(201, undefined, { location: `${issuer}/users/id-${users.length - 1}` });
    }
    if (request.method === 'GET' && path.includes('/users?')) {
      const asked = new URL(path, issuer).searchParams;
      const isAsked = ({ email, username }: (typeof users)[number]) =>
        email === asked.get('email') || username === asked.get('username');
      return send(200, users.filter(isAsked));
    }
    if (request.method === 'GET') {
      const user = users.find(({ id }) => path.endsWith(`/users/${id}`));
      return user ? send(200, user) : send(404, {});
    }
    return send(204);
  });
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return started;
};

beforeAll(async () => {
  database = await openEmbedded();
  await migrate(database);
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  server = await startKeycloak({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/souk`;
  sign = (claims, audience = 'souk-api') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(privateKey);
  const config = readConfig({
    KEYCLOAK_ADMIN_CLIENT_ID: 'souk-service',
    KEYCLOAK_ADMIN_CLIENT_SECRET: 's',
    OIDC_ISSUER: issuer,
  });
  identity = createKeycloakIdentity(config, issuer);
});
afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve));
  await database?.close();
});
beforeEach(() => {
  calls = [];
});

const bearer = { sub: 'kc-1', typ: 'Bearer', email: 'A@souk.test', preferred_username: 'ann' };

test('[LOGIN-07] tokens of Keycloak hold by its published keys', async () => {
  expect(await identity.verify(await sign(bearer), 'shop')).toEqual({
    sub: 'kc-1',
    email: 'a@souk.test',
    isEmailProved: false,
    nickname: 'ann',
    phone: null,
    session: null,
    issuedAt: 0,
    authTime: null,
    acr: null,
  });
  expect(await identity.verify(await sign({ ...bearer, auth_time: 1_800_000_000, acr: '2' }), 'shop')).toMatchObject({
    authTime: 1_800_000_000,
    acr: '2',
  });
  expect(await identity.verify(await sign({ ...bearer, email_verified: true }), 'shop')).toMatchObject({
    isEmailProved: true,
  });
  expect(await identity.verify(await sign({ ...bearer, typ: 'ID' }), 'shop')).toBeNull();
  expect(await identity.verify(await sign(bearer, 'another-api'), 'shop')).toBeNull();
  expect(await identity.verify('x.y.z', 'shop')).toBeNull();
});

test('[LOGIN-07] an e-mail counts as its account’s once a token says that this very one is proved', async () => {
  const isProved = async (claims: object) => {
    await identity.verify(await sign({ ...bearer, sub: 'kc-typed', email: 'typed@souk.test', ...claims }), 'shop');
    const { rows: found } = await database.query(`select email, email_proved from shopper where sub = 'kc-typed'`);
    return found;
  };
  const [typed, proved] = [false, true].map((email_proved) => [{ email: 'typed@souk.test', email_proved }]);
  expect(await isProved({})).toEqual(typed);
  expect(await isProved({ email_verified: true })).toEqual(proved);
  expect(await isProved({ email_verified: true })).toEqual(proved);
  expect(await isProved({ email_verified: false })).toEqual(typed);
});

test('[ACCT-11] who changed and proved their e-mail at the provider has the new one here; an older token changes nothing', async () => {
  const emailAfter = async (
    email: string,
    { iat, email_verified = true }: { iat: number; email_verified?: boolean },
  ) => {
    await identity.verify(await sign({ ...bearer, sub: 'kc-moved', email, iat, email_verified }), 'shop');
    const { rows: found } = await database.query(`select email, email_proved from shopper where sub = 'kc-moved'`);
    return found;
  };
  const [first, second] = ['first', 'second'].map((name) => [{ email: `${name}@souk.test`, email_proved: true }]);
  expect(await emailAfter('first@souk.test', { iat: 100 })).toEqual(first);
  expect(await emailAfter('second@souk.test', { iat: 200 })).toEqual(second);
  expect(await emailAfter('first@souk.test', { iat: 150 })).toEqual(second);
  expect(await emailAfter('typed@souk.test', { iat: 150, email_verified: false })).toEqual(second);
  expect(await emailAfter('typed@souk.test', { iat: 300, email_verified: false })).toEqual([
    { email: 'second@souk.test', email_proved: false },
  ]);
  expect(await emailAfter('second@souk.test', { iat: 400 })).toEqual(second);
});

test('[DESK-26] a token of the shop is refused at the desks by name, and one of the desks in the shop', async () => {
  const [shops, desks] = [await sign(bearer), await sign(bearer, 'souk-admin')];
  expect(await identity.verify(desks, 'desk')).toMatchObject({ sub: 'kc-1' });
  const elsewhere = { reason: 'TOKEN_ELSEWHERE', code: 410001 };
  await expect(identity.verify(shops, 'desk')).rejects.toMatchObject(elsewhere);
  await expect(identity.verify(desks, 'shop')).rejects.toMatchObject(elsewhere);
});

test('[DESK-01] roles of the platform’s people are a list in the token, and nothing else there is one', async () => {
  const rolesIn = async (access: unknown) =>
    (await identity.verify(await sign({ ...bearer, resource_access: { 'souk-admin': access } }, 'souk-admin'), 'desk'))
      ?.staffRoles;
  expect(await rolesIn({ roles: ['support', 7, 'finance'] })).toEqual(['support', 'finance']);
  expect(await rolesIn({ roles: 'admin' })).toBeUndefined();
  expect(await rolesIn(null)).toBeUndefined();
});

test('[LOGIN-03] registration, a taken address, and a new password go to the admin API', async () => {
  const account = { email: 'new@souk.test', password: 'secret-1', nickname: 'new' };
  expect(await identity.register(account)).toBe('id-0');
  const made = JSON.parse(calls.find(({ path }) => path.endsWith('/users'))?.body ?? '{}') as Record<string, unknown>;
  expect(made).toMatchObject({
    enabled: true,
    emailVerified: true,
    credentials: [{ type: 'password', value: 'secret-1', temporary: false }],
  });
  await expect(identity.register(account)).rejects.toThrow('exists');
  expect(await identity.find({ email: 'new@souk.test' })).toBe('id-0');
  expect(await identity.find({ email: 'nobody@souk.test' })).toBeNull();
  expect(await identity.isActive('id-0')).toBe(true);
  expect(await identity.isActive('id-9')).toBe(false);
  calls = [];
  await identity.setPassword('id-0', 'secret-2');
  expect(calls.map(({ method, path }) => `${method} ${path.replace(/^.*\/users/, '')}`)).toEqual([
    'PUT /id-0/reset-password',
    'POST /id-0/logout',
  ]);
  expect(
    calls.every(
      ({ path, authorization }) => path.startsWith('/admin/realms/souk') && authorization === 'Bearer service',
    ),
  ).toBe(true);
});

test('[LOGIN-01] an account by phone has the number as its name, so that the provider signs in by it', async () => {
  const account = { phone: '+33612345678', password: 'secret-1', nickname: 'Shopper 5678' };
  const sub = await identity.register(account);
  const made = JSON.parse(calls.find(({ path }) => path.endsWith('/users'))?.body ?? '{}') as Record<string, unknown>;
  expect(made).toMatchObject({ username: '+33612345678', attributes: { phone_number: ['+33612345678'] } });
  expect(await identity.find({ phone: '+33612345678' })).toBe(sub);
  expect(await identity.find({ phone: '+33612345679' })).toBeNull();
});

test('[LOGIN-02] what the dialog offers is what the provider can: no one-time code, Google when it brokers it', () => {
  expect(identity.methods).toEqual({ phone: true, code: false, google: null, accountPage: `${issuer}/account` });
  const brokering = createKeycloakIdentity(readConfig({ OIDC_ISSUER: issuer, OIDC_GOOGLE_HINT: 'google' }), issuer);
  expect(brokering.methods.google).toBe('google');
});

test('[LOGIN-03] without a service account the provider’s own pages are named', async () => {
  const bare = createKeycloakIdentity(readConfig({ OIDC_ISSUER: issuer }), issuer);
  await expect(bare.register({ email: 'x@souk.test', password: 'secret-1', nickname: 'x' })).rejects.toMatchObject({
    code: 501,
  });
});

test('[LOGIN-07] keys that cannot be read are an outage and sign nobody out', async () => {
  const away = 'http://127.0.0.1:9/realms/souk';
  await expect(createKeycloakIdentity(readConfig({}), away).verify(await sign(bearer), 'shop')).rejects.toThrow();
});
