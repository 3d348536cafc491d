import { scryptSync } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  discovery,
  None,
  randomPKCECodeVerifier,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import { createTestRealm, type TestRealm } from '../../testing/testing-realm';
import { accountById, setPasswordHash } from './accounts.repository';
import { rotateCookieKeys } from './cookie-keys';
import { rotateSigningKey } from './signing-keys';

let realm: TestRealm;
let provider: Configuration;
const callback = 'http://souk.test/callback';

beforeAll(async () => {
  realm = await createTestRealm();
  await run(sql`insert into store(name) values ('Bazaar & Co')`);
  provider = await discovery(new URL(realm.issuer), 'souk-storefront', undefined, None(), {
    execute: [allowInsecureRequests],
    [customFetch]: (url, init) => fetch(url.replace(realm.origin, realm.address), init as RequestInit),
  });
});
afterAll(() => realm.close());

const verifier = randomPKCECodeVerifier();

const begin = async (extra: Record<string, string> = {}) => {
  const browser = realm.browser();
  const start = buildAuthorizationUrl(provider, {
    redirect_uri: callback,
    scope: 'openid profile email',
    state: 'there',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...extra,
  });
  const first = await browser.go(start.href);
  const form = first.headers.get('location') ?? '';
  return { browser, form, first };
};

const follow = async (browser: ReturnType<TestRealm['browser']>, response: Response) => {
  let at = response.headers.get('location') ?? '';
  while (at && !at.startsWith(callback) && !at.startsWith('http://souk.test/logout')) {
    at = (await browser.go(at)).headers.get('location') ?? '';
  }
  return at;
};

const signIn = async (login = 'shopper@souk.test') => {
  const { browser, form } = await begin();
  const at = await follow(browser, await browser.submit(form, { login, password: 'souk-demo' }));
  const tokens = await authorizationCodeGrant(provider, new URL(at), {
    pkceCodeVerifier: verifier,
    expectedState: 'there',
  });
  return { browser, tokens };
};

test('[LOGIN-07] the provider is laid out as Keycloak lays out a realm', () => {
  const meta = provider.serverMetadata();
  const base = 'http://souk.test/auth/realms/souk';
  expect(meta.issuer).toBe(base);
  expect(meta.authorization_endpoint).toBe(`${base}/protocol/openid-connect/auth`);
  expect(meta.token_endpoint).toBe(`${base}/protocol/openid-connect/token`);
  expect(meta.jwks_uri).toBe(`${base}/protocol/openid-connect/certs`);
  expect(meta.end_session_endpoint).toBe(`${base}/protocol/openid-connect/logout`);
  expect(meta.code_challenge_methods_supported).toEqual(['S256']);
});

test('[LOGIN-07] code flow with PKCE gives an access token that the api takes, and no other token', async () => {
  const { tokens } = await signIn();
  expect(tokens.expires_in).toBe(300);
  expect(await realm.identity.verify(tokens.access_token, 'shop')).toMatchObject({
    sub: realm.sub,
    email: 'shopper@souk.test',
    nickname: 'Sam',
  });
  expect(await realm.identity.verify(tokens.id_token ?? '', 'shop')).toBeNull();
  expect(await realm.identity.verify(`${tokens.access_token.slice(0, -6)}AAAAAA`, 'shop')).toBeNull();
  expect(await realm.identity.verify('nonsense', 'shop')).toBeNull();
});

test('[LOGIN-07] a new signing key signs from then on; who is signed in stays so, on a token of the one before', async () => {
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64').toString()) as { kid: string }).kid;
  const before = await signIn();
  const begins = await rotateSigningKey(Date.now() - 600_000);
  expect(begins.getTime()).toBeLessThan(Date.now());
  realm.identity.forget();
  const after = await signIn();
  expect(kidOf(after.tokens.access_token)).not.toBe(kidOf(before.tokens.access_token));
  for (const { tokens } of [before, after]) {
    expect(await realm.identity.verify(tokens.access_token, 'shop')).toMatchObject({ sub: realm.sub });
  }
  const renewed = await refreshTokenGrant(provider, before.tokens.refresh_token ?? '');
  expect(kidOf(renewed.access_token)).toBe(kidOf(after.tokens.access_token));
  const certs = await realm.browser().go(provider.serverMetadata().jwks_uri ?? '');
  const { keys } = (await certs.json()) as { keys: { d?: string; n: string }[] };
  expect(keys.map(({ d, n }) => [d, Buffer.from(n, 'base64url').length * 8])).toEqual([
    [undefined, 3072],
    [undefined, 3072],
  ]);
});

test('[LOGIN-07] a new cookie key signs from then on; who is signed in, or in the middle of it, goes on by the one before', async () => {
  const signedIn = await signIn();
  const page = await begin();
  const signature = () => signedIn.browser.jar.get('souk_idp.sig');
  const signedBefore = signature();
  expect(signedBefore).toBeDefined();
  await rotateCookieKeys(Date.now() - 600_000);
  realm.identity.forget();
  expect(
    await follow(
      page.browser,
      await page.browser.submit(page.form, { login: 'shopper@souk.test', password: 'souk-demo' }),
    ),
  ).toContain('code=');
  const again = await signedIn.browser.go(
    buildAuthorizationUrl(provider, {
      redirect_uri: callback,
      scope: 'openid',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href,
  );
  expect(again.headers.get('location')).toContain('code=');
  expect(signature()).not.toBe(signedBefore);
});

test('[LOGIN-07] a code of the provider holds for a minute, and works once', async () => {
  const codeAt = async () => {
    const { browser, form } = await begin();
    return new URL(
      await follow(browser, await browser.submit(form, { login: 'shopper@souk.test', password: 'souk-demo' })),
    );
  };
  const exchange = (at: URL) =>
    authorizationCodeGrant(provider, at, { pkceCodeVerifier: verifier, expectedState: 'there' });
  // The provider's library and the embedded database read the machine's clock.
  const [now, clock] = [Date.now, jest.spyOn(Date, 'now')];
  const late = await codeAt();
  clock.mockImplementation(() => now() + 61_000);
  await expect(exchange(late)).rejects.toMatchObject({ error: 'invalid_grant' });
  clock.mockImplementation(now);
  const inTime = await codeAt();
  clock.mockImplementation(() => now() + 40_000);
  expect(await exchange(inTime)).toHaveProperty('access_token');
  await expect(exchange(inTime)).rejects.toMatchObject({ error: 'invalid_grant' });
  clock.mockRestore();
});

test('[LOGIN-07] a page of another origin does not read what the provider answers', async () => {
  const allowedFrom = async (origin: string) => {
    const body = new URLSearchParams({ client_id: 'souk-storefront', grant_type: 'refresh_token', refresh_token: 'x' });
    const at = `${realm.issuer}/protocol/openid-connect/token`.replace(realm.origin, realm.address);
    const answer = await fetch(at, { method: 'POST', headers: { origin }, body });
    return answer.headers.get('access-control-allow-origin');
  };
  expect([await allowedFrom(realm.origin), await allowedFrom('https://other.test')]).toEqual([realm.origin, null]);
});

test('[LOGIN-07] without PKCE, or to another address, nothing is given', async () => {
  const bare = buildAuthorizationUrl(provider, { redirect_uri: callback, scope: 'openid', state: 'x' });
  const refused = await realm.browser().go(bare.href);
  expect(refused.headers.get('location')).toContain('error=invalid_request');
  const elsewhere = await begin({ redirect_uri: 'http://evil.test/callback' });
  expect(elsewhere.first.status).toBe(400);
  expect(elsewhere.form).toBe('');
});

test('[LOGIN-07] a wrong password says so, keeps the e-mail, and the right one then works', async () => {
  const { browser, form } = await begin();
  for (const [login, password] of [
    ['shopper@souk.test', 'wrong'],
    ['nobody@souk.test', 'souk-demo'],
  ] as const) {
    const answer = await browser.submit(form, { login, password });
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Wrong email or password');
    expect(html).toContain(`value="${login}"`);
  }
  const good = await browser.submit(form, { login: ' Shopper@SOUK.test ', password: 'souk-demo' });
  expect(await follow(browser, good)).toContain('code=');
  // Each is told of, by what was tried and to what end, and without a name.
  const traceId = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
  const refused = { to: 'shop', by: 'password', outcome: 'refused', traceId };
  const done = { to: 'shop', by: 'password', outcome: 'done', acr: '1', traceId };
  expect(realm.signIns.slice(-3)).toEqual([refused, refused, done]);
});

test('[LOGIN-07] a password that was hashed at an earlier cost is hashed anew by the sign-in, and goes on to work', async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('souk-demo', salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 });
  const earlier = `$scrypt$ln=15,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  await setPasswordHash(realm.sub, earlier);
  await signIn();
  expect((await accountById(realm.sub))?.password_hash).toContain('p=3');
  await signIn();
});

test('[LOGIN-01] an account signs in with its phone number too', async () => {
  const { tokens } = await signIn('+33 6 12 34 56 78');
  expect(await realm.identity.verify(tokens.access_token, 'shop')).toMatchObject({ sub: realm.sub });
});

describe('[DESK-22] a fresh sign-in', () => {
  const authTimeOf = async (token: string) => (await realm.identity.verify(token, 'shop'))?.authTime ?? 0;
  const longAgo = () =>
    run(sql`update oidc_payload set payload = payload
      || case when payload ? 'loginTs' then jsonb_build_object('loginTs', 1000) else '{}' end
      || case when payload ? 'authTime' then jsonb_build_object('authTime', 1000) else '{}' end`);
  const again = async (browser: ReturnType<TestRealm['browser']>, idToken: string | undefined, maxAge = '600') => {
    const start = buildAuthorizationUrl(provider, {
      redirect_uri: callback,
      scope: 'openid profile email',
      state: 'there',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      max_age: maxAge,
      ...(idToken ? { id_token_hint: idToken } : {}),
    });
    return browser.go(start.href);
  };
  const tokensAt = (at: string) =>
    authorizationCodeGrant(provider, new URL(at), { pkceCodeVerifier: verifier, expectedState: 'there', maxAge: 600 });

  test('access tokens say when it was made, and a renewal makes it no younger', async () => {
    const { tokens } = await signIn();
    expect(Math.abs((await authTimeOf(tokens.access_token)) - Date.now() / 1000)).toBeLessThan(60);
    await longAgo();
    const renewed = await refreshTokenGrant(provider, tokens.refresh_token ?? '');
    expect(await authTimeOf(renewed.access_token)).toBe(1000);
  });

  test('who signed in long ago proves it again for their own account and no other; who did lately is not asked', async () => {
    const { browser, tokens } = await signIn();
    const lately = await follow(browser, await again(browser, tokens.id_token));
    expect(lately).toContain('code=');
    await longAgo();
    const asked = await again(browser, tokens.id_token);
    const form = asked.headers.get('location') ?? '';
    const html = await (await browser.go(form)).text();
    expect(html).toContain('Confirm that it is you');
    expect(html).toContain('shopper@souk.test');
    expect(html).not.toContain('way=reset');
    const atOnce = (await again(browser, tokens.id_token, '0')).headers.get('location') ?? '';
    expect(await (await browser.go(atOnce)).text()).toContain('Confirm that it is you');
    expect((await browser.submit(form, { login: 'shopper@souk.test', password: 'wrong' })).status).toBe(401);
    // Whatever the form names, the account stays.
    const at = await follow(browser, await browser.submit(form, { login: 'nobody@souk.test', password: 'souk-demo' }));
    const fresh = await tokensAt(at);
    expect(await realm.identity.verify(fresh.access_token, 'shop')).toMatchObject({ sub: realm.sub });
    expect(Math.abs((await authTimeOf(fresh.access_token)) - Date.now() / 1000)).toBeLessThan(60);
  });
});

test('[I18N-01] the page speaks the asked language, prefills the login hint and runs no inline script', async () => {
  const { browser, form } = await begin({ ui_locales: 'fr', login_hint: 'a"><script>@souk.test' });
  const page = await browser.go(form);
  const html = await page.text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('Mot de passe');
  expect(html).toContain('value="a&quot;&gt;&lt;script&gt;@souk.test"');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const english = await begin();
  expect(await (await english.browser.go(english.form)).text()).toMatch(
    /<label for="login">Email<\/label>[\s\S]*Password[\s\S]*Sign in/,
  );
});

const refused = (refreshToken: string | undefined) =>
  expect(refreshTokenGrant(provider, refreshToken ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
const pass = (seconds: number) =>
  run(sql`update oidc_payload set consumed_at = consumed_at - make_interval(secs => ${seconds}::int)`);

test('[LOGIN-09] a refresh token works once; used again it ends the whole session', async () => {
  const { tokens } = await signIn();
  const next = await refreshTokenGrant(provider, tokens.refresh_token ?? '');
  expect(next.expires_in).toBe(300);
  expect(await realm.identity.verify(next.access_token, 'shop')).toMatchObject({ sub: realm.sub });
  await pass(21);
  await refused(tokens.refresh_token);
  await refused(next.refresh_token);
  expect(await realm.identity.verify(next.access_token, 'shop')).toBeNull();
});

test('[LOGIN-09] a renewal whose answer was lost is given again for 20 s, whoever is asked; nobody is signed out', async () => {
  const { tokens } = await signIn();
  const answers = await Promise.all([1, 2].map(() => refreshTokenGrant(provider, tokens.refresh_token ?? '')));
  await pass(15);
  answers.push(await refreshTokenGrant(provider, tokens.refresh_token ?? ''));
  for (const { access_token, refresh_token } of answers) {
    expect(await realm.identity.verify(access_token, 'shop')).toMatchObject({ sub: realm.sub });
    expect((await refreshTokenGrant(provider, refresh_token ?? '')).access_token).toBeTruthy();
  }
  await pass(6);
  await refused(tokens.refresh_token);
});

test('[ROUTE-02] signing out ends the session and comes back to the shop', async () => {
  const { browser, tokens } = await signIn();
  const url = buildEndSessionUrl(provider, {
    id_token_hint: tokens.id_token ?? '',
    post_logout_redirect_uri: 'http://souk.test/logout',
  });
  const html = await (await browser.go(url.href)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const out = await browser.go(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  expect(out.headers.get('location')).toMatch(/^http:\/\/souk\.test\/logout/);
  await refused(tokens.refresh_token);
});

test('[ROUTE-02] whom another site sends to sign out is asked; who comes from the shop is not', async () => {
  const { browser } = await signIn();
  const address = `${realm.issuer}/protocol/openid-connect/logout`;
  const pageOf = async (site: string) => (await browser.go(address, { headers: { 'sec-fetch-site': site } })).text();
  expect(await pageOf('same-origin')).toContain(' data-send>');
  const asked = await pageOf('cross-site');
  expect(asked).toContain('name="logout"');
  expect(asked).not.toContain('data-send');
});

test('[LOGIN-09] an access token dies with its session: after signing out, and after the refresh token was given back', async () => {
  const signedOut = async (end: (signedIn: Awaited<ReturnType<typeof signIn>>) => Promise<unknown>) => {
    const signedIn = await signIn();
    expect(await realm.identity.verify(signedIn.tokens.access_token, 'shop')).toMatchObject({ sub: realm.sub });
    await end(signedIn);
    return realm.identity.verify(signedIn.tokens.access_token, 'shop');
  };
  expect(await signedOut(({ tokens }) => tokenRevocation(provider, tokens.refresh_token ?? ''))).toBeNull();
  expect(await signedOut(() => realm.identity.setPassword(realm.sub, 'souk-demo'))).toBeNull();
});

test('[LOGIN-07] nothing is announced that is refused: the code flow is the only one', () => {
  expect(provider.serverMetadata().response_types_supported).toEqual(['code']);
  expect(provider.serverMetadata().grant_types_supported).toEqual(['authorization_code', 'refresh_token']);
});

test('[LOGIN-07] userinfo answers an access token and refuses anything else', async () => {
  const { tokens } = await signIn();
  const ask = (token: string) =>
    fetch(`${realm.address}/auth/realms/souk/protocol/openid-connect/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect(await (await ask(tokens.access_token)).json()).toMatchObject({ sub: realm.sub, email: 'shopper@souk.test' });
  expect((await ask('x')).status).toBe(401);
});

test('[ACCT-09] a new password ends old sessions, and the old password is dead', async () => {
  const { tokens } = await signIn();
  await realm.identity.setPassword(realm.sub, 'another-one');
  await expect(refreshTokenGrant(provider, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  const { browser, form } = await begin();
  expect((await browser.submit(form, { login: 'shopper@souk.test', password: 'souk-demo' })).status).toBe(401);
  await realm.identity.setPassword(realm.sub, 'souk-demo');
});

test('[LOGIN-11] after ten wrong passwords an account waits a quarter of an hour, even for the right one', async () => {
  const { browser, form } = await begin();
  const tries = [];
  await signIn(); // a good one starts the count anew
  for (let count = 0; count < 10; count += 1)
    tries.push(await browser.submit(form, { login: 'shopper@souk.test', password: 'wrong' }));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
  const locked = await browser.submit(form, { login: 'shopper@souk.test', password: 'souk-demo' });
  expect(locked.status).toBe(429);
  expect(await locked.text()).toContain('Too many attempts');
  await realm.clock.advance(15 * 60_000);
  expect(
    await follow(browser, await browser.submit(form, { login: 'shopper@souk.test', password: 'souk-demo' })),
  ).toContain('code=');
});

test('[LOGIN-11] sixty guesses at once meet the limit like sixty in a row', async () => {
  const { browser, form } = await begin();
  const before = realm.signIns.length;
  const guess = () => browser.submit(form, { login: 'many@souk.test', password: 'wrong' });
  await Promise.all(Array.from({ length: 60 }, guess));
  // They share a window, whose page tells of the last one alone.
  const outcomes = realm.signIns.slice(before).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(50);
});

test('[LOGIN-07] a sign-in page that was left open says that nothing is lost', async () => {
  const answer = await realm.browser().go('/auth/realms/souk/login-actions/authenticate/unknown');
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This sign-in has expired');
});

test('[STORE-01] the pages wear the owner’s name of the store', async () => {
  const { browser, form } = await begin();
  const signIn = await (await browser.go(form)).text();
  const refused = await (await browser.go(`${realm.issuer}/protocol/openid-connect/auth`)).text();
  for (const page of [signIn, refused]) {
    expect(page).toContain(' · Bazaar &amp; Co</title>');
    expect(page).toMatch(/class="wordmark"[^>]*>Bazaar &amp; Co<\/a>/);
    expect(page).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(page).not.toContain('Souk');
  }
  expect(signIn).toContain('to continue to Bazaar &amp; Co');
});
