import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  discovery,
  None,
  randomPKCECodeVerifier,
  refreshTokenGrant,
} from 'openid-client';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';
import { insertAccount } from './accounts.repository';
import { hashPassword } from './passwords';

type Browser = ReturnType<TestRealm['browser']>;

const deskOrigin = 'http://admin.souk.test';
const verifier = randomPKCECodeVerifier();
let realm: TestRealm;
let shop: Configuration;
let desk: Configuration;

const providerAt = (issuer: string, clientId: string) =>
  discovery(new URL(issuer), clientId, undefined, None(), {
    execute: [allowInsecureRequests],
    [customFetch]: (url, init) => fetch(realm.address + new URL(url).pathname, init as RequestInit),
  });

beforeAll(async () => {
  realm = await createTestRealm({ ADMIN_ORIGIN: deskOrigin });
  await run(sql`insert into store(name) values ('Bazaar & Co')`);
  shop = await providerAt(realm.issuer, 'souk-storefront');
  desk = await providerAt(realm.deskIssuer, 'souk-backoffice');
});
afterAll(() => realm.close());

const callbackOf = (provider: Configuration) =>
  provider === desk ? `${deskOrigin}/admin/callback` : `${realm.origin}/callback`;

/** Asks for a sign-in. @returns the form, or where it leads without one */
const ask = async (provider: Configuration, browser: Browser, extra: Record<string, string> = {}) => {
  const start = buildAuthorizationUrl(provider, {
    redirect_uri: callbackOf(provider),
    scope: 'openid profile email',
    state: 'there',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...extra,
  });
  const reply = await browser.go(start.href);
  return { at: reply.headers.get('location') ?? '', status: reply.status };
};

const send = (browser: Browser, at: string, fields: Record<string, string>) =>
  browser.go(at, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Types e-mail and password and follows to the store; a page that sends itself is sent. */
const signIn = async (provider: Configuration, browser: Browser, login = 'shopper@souk.test') => {
  const { at } = await ask(provider, browser, provider === desk ? { prompt: 'login' } : {});
  let reply = await send(browser, at, { way: 'password', login, password: 'souk-demo' });
  for (;;) {
    const next = reply.headers.get('location');
    if (next?.startsWith(callbackOf(provider))) {
      const expected = { pkceCodeVerifier: verifier, expectedState: 'there' };
      return authorizationCodeGrant(provider, new URL(next), expected);
    }
    if (next) {
      reply = await browser.go(next);
      continue;
    }
    const html = await reply.text();
    const [, action, xsrf = ''] = /action="([^"]+)"[^]*name="xsrf" value="([^"]+)"/.exec(html) ?? [];
    if (!action) throw new Error(`the sign-in ended at ${reply.status}: ${html.slice(-400)}`);
    reply = await send(browser, action, { xsrf, logout: 'yes' });
  }
};

test('[DESK-26] the desks’ people sign in on the desks’ own origin, by a client of their own, back to no other address', async () => {
  expect(realm.deskIssuer).toBe(`${deskOrigin}/auth/realms/souk-desk`);
  const browser = realm.browser();
  for (const [provider, redirect_uri] of [
    [desk, `${realm.origin}/callback`],
    [desk, `${deskOrigin}/callback`],
    [shop, `${deskOrigin}/admin/callback`],
  ] as const)
    expect((await ask(provider, browser, { redirect_uri })).status).toBe(400);
  expect((await ask(desk, browser, { client_id: 'souk-storefront' })).status).toBe(400);
});

test('[DESK-26] a sign-in of the shop is none at a desk: its token is refused there, and its cookie opens no form', async () => {
  const browser = realm.browser();
  const shops = await signIn(shop, browser);
  expect((await ask(desk, browser)).at).toContain('/login-actions/authenticate/');
  const desks = await signIn(desk, browser);
  expect(await realm.identity.verify(shops.access_token, 'shop')).toMatchObject({ sub: realm.sub });
  expect(await realm.identity.verify(desks.access_token, 'desk')).toMatchObject({ sub: realm.sub });
  const elsewhere = { reason: 'TOKEN_ELSEWHERE' };
  await expect(realm.identity.verify(shops.access_token, 'desk')).rejects.toMatchObject(elsewhere);
  await expect(realm.identity.verify(desks.access_token, 'shop')).rejects.toMatchObject(elsewhere);
});

test('[DESK-26] whatever resource is asked for, the shop’s client gets no token of the desks', async () => {
  const { access_token } = await signIn(shop, realm.browser());
  const asked = await ask(shop, realm.browser(), { resource: 'urn:souk-admin' });
  expect(asked.at).not.toContain('code=');
  expect(JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    aud: 'souk-api',
    azp: 'souk-storefront',
  });
});

test('[DESK-26] who works at a desk and who shops may be two people in one browser; another one signs in at the desk after the first', async () => {
  const password_hash = await hashPassword('souk-demo');
  const second = await insertAccount({ email: 'anna@souk.test', phone: null, nickname: 'Anna', password_hash });
  const browser = realm.browser();
  const shops = await signIn(shop, browser);
  const first = await signIn(desk, browser);
  const other = await signIn(desk, browser, 'anna@souk.test');
  expect(await realm.identity.verify(other.access_token, 'desk')).toMatchObject({ sub: second });
  expect(await realm.identity.verify(first.access_token, 'desk')).toBeNull();
  expect(await realm.identity.verify(shops.access_token, 'shop')).toMatchObject({ sub: realm.sub });
});

describe('[DESK-26] a desk’s session', () => {
  /** Time is the machine's, in the provider: what ends after it ends as much earlier. */
  const pass = (seconds: number) =>
    run(sql`update oidc_payload set expires_at = expires_at - make_interval(secs => ${seconds}::int)`);
  const isRefused = (token: string | undefined) =>
    expect(refreshTokenGrant(desk, token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });

  test('goes on while it is used, and ends half an hour after', async () => {
    let tokens = await signIn(desk, realm.browser());
    for (let times = 0; times < 3; times++) {
      await pass(1_700);
      tokens = await refreshTokenGrant(desk, tokens.refresh_token ?? '');
    }
    await pass(1_801);
    await isRefused(tokens.refresh_token);
  });

  test('ends twelve hours after its sign-in, however much it is used', async () => {
    let tokens = await signIn(desk, realm.browser());
    for (let times = 0; times < 29; times++) {
      await pass(1_440);
      tokens = await refreshTokenGrant(desk, tokens.refresh_token ?? '');
    }
    await pass(1_440);
    await isRefused(tokens.refresh_token);
  });
});
