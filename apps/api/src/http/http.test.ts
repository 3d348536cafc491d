import { calls, type CallName } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { localeOf } from '../locale';

let store: TestApp;
beforeAll(async () => void (store = await createTestApp()));
afterAll(() => store.close());

test('a connection that rests stays open well beyond the ten minutes that the shell server may keep it', () => {
  expect(store.app.server.keepAliveTimeout).toBeGreaterThan(10 * 60_000 + 30_000);
});

describe('the envelope', () => {
  test('[ERR-01] an unknown address is 404 in the envelope, in the language asked for', async () => {
    const response = await store.app.inject({ url: '/api/front/nothing', headers: { 'accept-language': 'fr' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 404, reason: 'NOT_FOUND', message: 'Aucune donnée trouvée', data: null });
  });

  test.each(Object.keys(calls) as CallName[])(
    '[ERR-01] %s without input answers, or names why it is refused',
    async (name) => {
      const answer = await store.call(name);
      expect(answer.reason === undefined).toBe(answer.code === 200);
    },
  );

  test('broken JSON is 400, without a stack', async () => {
    const response = await store.app.inject({
      method: 'POST',
      url: '/api/front/cart/num',
      headers: { 'content-type': 'application/json' },
      payload: '{"id":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 400, reason: 'BAD_REQUEST', message: 'Bad parameter', data: null });
  });

  test.each(['/api/front/%ff', '/img/%E0%A4%A', `/api/front/order/${'x'.repeat(600)}/detail`])(
    '[ERR-01] an address that is none (%s) is refused in the envelope, without the server’s own words',
    async (url) => {
      const { statusCode, body } = await store.app.inject({ url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['code', 'reason', 'message', 'data']);
      expect(body).not.toMatch(/FST_|Fastify|maxParamLength/);
    },
  );

  test('too large a body is 413, an unknown kind of content 415', async () => {
    const send = (type: string, payload: string) =>
      store.app.inject({ method: 'POST', url: '/api/front/cart/num', headers: { 'content-type': type }, payload });
    expect((await send('application/json', JSON.stringify('x'.repeat(300_000)))).json()).toMatchObject({ code: 413 });
    expect((await send('application/xml', '<a/>')).json()).toMatchObject({ code: 415 });
  });

  test('fields at fault are named', async () => {
    const answer = await store.call('cartNum', { body: { id: 'x', number: 'y' } });
    expect(answer).toMatchObject({ status: 400, message: 'Bad parameter' });
    expect(Object.keys((answer.data as { fields: object }).fields).sort()).toEqual(['id', 'number']);
  });

  test('a fault inside is 500 with a sentence and nothing else', async () => {
    const { stores } = store.deps;
    const exists = stores.exists;
    stores.exists = async () => {
      throw new Error('secret detail of the database');
    };
    const answer = await store.call('storeDetails', { query: { storeId: 1 } });
    stores.exists = exists;
    expect(answer).toEqual({
      status: 500,
      code: 500,
      reason: 'SERVER_ERROR',
      message: 'Something went wrong on the server side, please try again later',
      data: null,
    });
  });

  test('every call of the contract is registered; those that need a user refuse without one', async () => {
    for (const call of Object.values(calls) as { method: 'GET' | 'POST'; path: string; auth: string }[]) {
      expect(store.app.hasRoute({ method: call.method, url: call.path })).toBe(true);
    }
  });
});

describe('headers', () => {
  test('nothing may run or frame an answer; a personal one is not kept', async () => {
    const { headers } = await store.app.inject({ url: '/api/front/cart/count' });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('a public answer varies with the language', async () => {
    const { headers } = await store.app.inject({ url: '/api/front/product/category' });
    expect(headers).toMatchObject({ vary: 'accept-language', 'cache-control': 'no-cache' });
  });

  test.each([
    [undefined, 'en'],
    ['fr', 'fr'],
    ['fr-CA,en;q=0.4', 'fr'],
    ['en;q=0.4,fr;q=0.9', 'fr'],
    ['de,es', 'en'],
    [';;;,,,q=', 'en'],
  ])('Accept-Language %s is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });
});

describe('limits', () => {
  test('one address may ask for so many letters a minute, the machine itself in the sandbox for any', async () => {
    const url = '/api/front/form/subscribe/newsletter?email=';
    const from = (ip: string) => store.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': ip } });
    const codes: number[] = [];
    for (let n = 0; n < 25; n += 1) codes.push((await from('203.0.113.9')).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
    const refused = (await from('203.0.113.9')).json<{ code: number; data: { retryAfter: number } }>();
    expect(refused).toMatchObject({ code: 429, message: 'Too many requests, please wait a moment' });
    expect(refused.data.retryAfter).toBeGreaterThan(0);
    for (let n = 0; n < 25; n += 1) expect((await from('127.0.0.1')).statusCode).toBe(400);
  });
});

describe('operations', () => {
  test('health, readiness, version and metrics', async () => {
    expect((await store.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await store.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await store.app.inject({ url: '/version' })).json()).toMatchObject({ name: '@souk/api', sandbox: true });
    const metrics = await store.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('http_request_duration_seconds_bucket');
  });

  test('the API reference is made from the contract and served from here alone', async () => {
    const { paths, openapi } = (await store.app.inject({ url: '/docs/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, unknown>;
    }>();
    expect(openapi).toBe('3.1.0');
    for (const call of Object.values(calls)) expect(paths[call.path.replace(/:(\w+)/g, '{$1}')]).toBeDefined();
    const page = await store.app.inject({ url: '/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await store.app.inject({ url: '/docs/swagger-ui-bundle.js' })).statusCode).toBe(200);
  });
});
