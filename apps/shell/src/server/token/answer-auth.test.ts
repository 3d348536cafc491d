/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerConfig } from '../config';
import { log } from '../log';
import { createAuth } from './answer-auth';
import { withoutAuthCookies } from './auth-cookies';

const issuer = 'https://id.example/realms/souk';
const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/logout`,
  revocation_endpoint: `${issuer}/revoke`,
};

type Asked = { url: string; form: URLSearchParams; headers: Record<string, string> };

/** A provider that rotates refresh tokens and refuses one that was used before. */
const provider = () => {
  const asked: Asked[] = [];
  const live = new Set(['first']);
  let count = 0;
  const fetching = (async (url: string, init?: { body?: URLSearchParams; headers?: Record<string, string> }) => {
    const form = new URLSearchParams(init?.body ?? '');
    asked.push({ url, form, headers: init?.headers ?? {} });
    if (url.endsWith('/openid-configuration')) return Response.json(discovery);
    if (url.startsWith('http://127.0.0.1:1/api/'))
      return Response.json({ code: 200, data: init?.headers?.['authorization'] });
    if (url.endsWith('/revoke')) return new Response(null, { status: 200 });
    const used = form.get('refresh_token');
    if (used && !live.delete(used)) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const next = `next-${++count}`;
    live.add(next);
    return Response.json({ access_token: `access-${count}`, id_token: 'id', expires_in: 300, refresh_token: next });
  }) as unknown as typeof fetch;
  return { asked, fetching };
};

let server: Server;
const start = async (
  fetching: typeof fetch,
  { publicOrigin = 'http://localhost:4200', path = '/auth/token' }: { publicOrigin?: string; path?: string } = {},
) => {
  const config = {
    publicOrigin,
    deskOrigin: 'https://admin.shop.example',
    apiOrigin: 'http://127.0.0.1:1',
    oidcIssuer: issuer,
    deskIssuer: issuer,
    oidcClientId: 'souk-storefront',
    oidcDeskClientId: 'souk-backoffice',
    internalKey: 'k'.repeat(32),
    visitorAddress: () => '198.51.100.7',
  } as unknown as ServerConfig; // as much of it as signing in needs
  const auth = createAuth(config, { fetching });
  server = createServer((req, res) => void (auth(req, res) || res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (form: Record<string, string>, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(base + path, {
      method,
      headers: { 'x-souk-auth': '1', ...headers },
      ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
    });
};
afterEach(() => new Promise((resolve) => server.close(resolve)));

const code = {
  grant_type: 'authorization_code',
  code: 'c',
  code_verifier: 'v',
  redirect_uri: 'https://evil.example/callback',
};
const refresh = { grant_type: 'refresh_token' };

describe('/auth/token', () => {
  test('[LOGIN-09] the refresh token stays in an HttpOnly auth. cookie for 7 days; the page gets the rest', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching);
    const reply = await ask(code);
    expect(await reply.json()).toEqual({ access_token: 'access-1', id_token: 'id', expires_in: 300 });
    expect(reply.headers.getSetCookie()).toEqual([
      'auth.refresh=next-1; Path=/; Max-Age=604800; SameSite=Lax; HttpOnly',
      'auth.hint=1; Path=/; Max-Age=604800; SameSite=Lax',
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const form = asked[1]!.form;
    expect(form.get('redirect_uri')).toBe('http://localhost:4200/callback');
    expect(form.get('client_id')).toBe('souk-storefront');
    expect(form.get('code_verifier')).toBe('v');
  });

  test('[LOGIN-09] cookies are Secure where the store is served by https', async () => {
    const ask = await start(provider().fetching, { publicOrigin: 'https://shop.example' });
    expect((await ask(code)).headers.getSetCookie().every((line) => line.endsWith('; Secure'))).toBe(true);
  });

  test('[LOGIN-09] renews from the cookie, and two tabs asking with the same token get the same answer', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching);
    const [one, two] = await Promise.all([1, 2].map(() => ask(refresh, { cookie: 'auth.refresh=first' })));
    expect(one!.headers.getSetCookie()[0]).toContain('auth.refresh=next-1;');
    expect(await two!.json()).toEqual(await one!.json());
    expect(asked.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1);
  });

  test('[LOGIN-09] a used or missing refresh token signs the page out', async () => {
    const ask = await start(provider().fetching);
    const used = await ask(refresh, { cookie: 'auth.refresh=stolen-long-ago' });
    expect(used.status).toBe(400);
    expect(used.headers.getSetCookie()[0]).toMatch(/^auth\.refresh=; .*Max-Age=0/);
    expect((await ask(refresh)).status).toBe(401);
  });

  test.each(['identity', 'br'])(
    '[LOGIN-09] [DESK-55] a renewal that names calls gives the token, then their answers, packed as %s',
    async (coding) => {
      const ask = await start(provider().fetching);
      const call = 'GET /api/front/order/list';
      const form = { ...refresh, call };
      const reply = await ask(form, { cookie: 'auth.refresh=first', 'accept-encoding': coding });
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(coding);
      expect(reply.headers.get('content-type')).toBe('application/x-ndjson');
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.getSetCookie()[0]).toContain('auth.refresh=next-1;');
      const lines = (await reply.text()).trim().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        { access_token: 'access-1', id_token: 'id', expires_in: 300 },
        { call, body: { code: 200, data: 'Bearer access-1' } },
      ]);
    },
  );

  test('[LOGIN-09] a renewal that is refused makes no call', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching);
    const reply = await ask({ ...refresh, call: 'GET /api/front/order/list' }, { cookie: 'auth.refresh=spent' });
    expect(reply.status).toBe(400);
    expect(asked.filter(({ url }) => url.includes('/api/'))).toEqual([]);
  });

  test.each([
    ['no header of ours', { 'x-souk-auth': '' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('[LOGIN-09] refuses a request with %s', async (_why, headers) => {
    const { asked, fetching } = provider();
    const ask = await start(fetching);
    expect((await ask(refresh, { cookie: 'auth.refresh=first', ...headers })).status).toBe(403);
    expect(asked).toHaveLength(0);
  });

  test('[LOGIN-07] no other grant passes: passwords are the provider’s business', async () => {
    const ask = await start(provider().fetching);
    expect((await ask({ grant_type: 'password', username: 'a', password: 'b' })).status).toBe(400);
  });

  test('[ROUTE-02] signing out forgets the cookie and revokes the token at the provider', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching);
    const reply = await ask({}, { cookie: 'auth.refresh=first' }, 'DELETE');
    expect(reply.status).toBe(204);
    expect(reply.headers.getSetCookie()).toHaveLength(2);
    expect(asked.at(-1)!.form.get('token')).toBe('first');
  });

  test.each([
    ['signing in', code, 'POST'],
    ['renewing', refresh, 'POST'],
    ['signing out', {}, 'DELETE'],
  ] as const)(
    '[LOGIN-07] %s is counted by the provider against its visitor, not taken for a call of this server’s own',
    async (_what, form, method) => {
      const { asked, fetching } = provider();
      const ask = await start(fetching);
      await ask(form, { cookie: 'auth.refresh=first' }, method);
      expect(asked.at(-1)!.form.get('client_id')).toBe('souk-storefront');
      expect(asked.at(-1)!.headers['x-forwarded-for']).toBe('198.51.100.7');
    },
  );

  test('[LOGIN-07] a document of another provider is not believed', async () => {
    const { asked, fetching } = provider();
    const other = (async (url: string, init?: RequestInit) =>
      url.endsWith('/openid-configuration')
        ? Response.json({ ...discovery, issuer: 'https://evil.example' })
        : fetching(url, init)) as typeof fetch;
    const ask = await start(other);
    expect((await ask(code)).status).toBe(503);
    expect(asked).toEqual([]);
  });

  test('a provider whose certificate has expired is said to have one that has', async () => {
    const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const cause = Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
    const ask = await start((() =>
      Promise.reject(new TypeError('fetch failed', { cause }))) as unknown as typeof fetch);
    await ask(code);
    expect(said).toHaveBeenCalledWith('identity provider: CERT_HAS_EXPIRED');
    said.mockRestore();
  });

  test('[LOGIN-09] a provider that is down is an outage, not a sign-out', async () => {
    const ask = await start((() => Promise.reject(new Error('down'))) as unknown as typeof fetch);
    const reply = await ask(refresh, { cookie: 'auth.refresh=first' });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

describe('[DESK-26] /auth/desk/token', () => {
  const path = '/auth/desk/token';

  test('asks as the desks’ own client, back to the desks’ origin; its cookie is sent to nobody else and ends in half an hour', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching, { path });
    const reply = await ask(code);
    expect(reply.headers.getSetCookie()).toEqual([
      'desk.refresh=next-1; Path=/auth/desk; Max-Age=1800; SameSite=Strict; HttpOnly; Secure',
      'desk.hint=1; Path=/; Max-Age=1800; SameSite=Strict; Secure',
    ]);
    const form = asked[1]!.form;
    expect(form.get('client_id')).toBe('souk-backoffice');
    expect(form.get('redirect_uri')).toBe('https://admin.shop.example/admin/callback');
  });

  test('the shop’s sign-in renews nothing at a desk, nor a desk’s in the shop', async () => {
    const { asked, fetching } = provider();
    const desk = await start(fetching, { path });
    expect((await desk(refresh, { cookie: 'auth.refresh=first' })).status).toBe(401);
    await new Promise((resolve) => server.close(resolve));
    const shop = await start(fetching);
    expect((await shop(refresh, { cookie: 'desk.refresh=first' })).status).toBe(401);
    expect(asked).toHaveLength(0);
  });

  test('a page of the shop’s origin is refused where the desks have their own', async () => {
    const { asked, fetching } = provider();
    const ask = await start(fetching, { path });
    const from = (origin: string) => ask(refresh, { cookie: 'desk.refresh=first', origin });
    expect((await from('http://localhost:4200')).status).toBe(403);
    expect((await from('https://admin.shop.example')).status).toBe(200);
    expect(asked).toHaveLength(2);
  });
});

test('[LOGIN-09] refresh tokens are not passed on to the api', async () => {
  server = createServer();
  const cookies = 'locale=fr; auth.refresh=secret; auth.hint=1; desk.refresh=secret; desk.hint=1; cartUuid=ab';
  expect(withoutAuthCookies(cookies)).toBe('locale=fr; cartUuid=ab');
});
