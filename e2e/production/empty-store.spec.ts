import { expect, test } from '@playwright/test';
import { openFleet, postgresBin, runCommand, type Fleet } from './fleet';
import { deskRealm } from './visitor';

test.skip(postgresBin === null, 'PostgreSQL is not installed: Debian’s package is postgresql');
test.describe.configure({ mode: 'serial' });

let fleet: Fleet;
test.beforeAll(async () => void (fleet = await openFleet()));
test.afterAll(() => fleet?.close());

const anna = { email: 'anna@shop.test', password: 'a-long-enough-one' };

test('an empty database becomes a store without demo goods and without demo accounts', async () => {
  const visitor = fleet.visitor('203.0.113.10');
  expect((await visitor.open('/')).status).toBe(200);
  const counts = await fleet.query<{ goods: string; accounts: string; orders: string }>(
    'select (select count(*) from product) as goods, (select count(*) from account) as accounts, (select count(*) from purchase) as orders',
  );
  expect(counts).toEqual([{ goods: '0', accounts: '0', orders: '0' }]);
  await expect(visitor.signIn('shopper@souk.test', 'souk-demo')).rejects.toThrow('the sign-in was refused');
});

test('nothing of the sandbox answers: no outbox, no reset, no card that always pays', async () => {
  const visitor = fleet.visitor('203.0.113.11');
  for (const [method, path] of [
    ['GET', '/sandbox/outbox'],
    ['POST', '/sandbox/reset'],
    ['POST', '/sandbox/clock'],
    ['POST', '/sandbox/stripe/confirm'],
    ['GET', '/sandbox/paypal'],
  ] as const) {
    const reply = await visitor.ask(path, { method, ...(method === 'POST' ? { json: {} } : {}) });
    expect([path, reply.status]).toEqual([path, 404]);
  }
  expect(await visitor.must('/api/front/pay/method')).toEqual({ paypalStatus: true, stripeStatus: true });
  expect((await visitor.open('/')).html).not.toContain('/sandbox/');
});

test('figures and the api’s own addresses are not open to whoever asks', async () => {
  const visitor = fleet.visitor('203.0.113.12');
  expect((await visitor.open('/metrics')).html).not.toContain('http_request_duration_seconds');
  expect((await visitor.ask('/version/page')).status).toBe(404);
});

test('every answer asks browsers to stay on https', async () => {
  const visitor = fleet.visitor('203.0.113.13');
  for (const path of ['/', '/healthz', '/api/front/pay/method', '/img/nothing.webp', '/auth/provider', '/robots.txt'])
    expect([path, (await visitor.ask(path)).headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000',
    ]);
});

test('[DESK-23] [DESK-24] the first administrator is one by command, sets up a second factor, signs in with it, and reads the overview', async () => {
  const visitor = fleet.visitor('203.0.113.14');
  await visitor.must('/api/front/login/email/captcha', { json: anna.email });
  await expect.poll(() => fleet.mail.codeFor(anna.email), { timeout: 60_000 }).toBeDefined();
  const captcha = fleet.mail.codeFor(anna.email);
  const account = { ...anna, captcha, storeId: 1 };
  await visitor.must('/api/front/login/register/email', { json: account });
  expect(await runCommand(fleet.env, ['admin', 'grant', 'nobody@shop.test'])).toMatchObject({ code: 1 });
  expect(await runCommand(fleet.env, ['admin', 'grant', anna.email])).toEqual({
    code: 0,
    text: `${anna.email} has the role admin\n`,
  });
  expect((await runCommand(fleet.env, ['admin', 'list'])).text).toBe(`${anna.email}  admin\n`);
  // With real keys a first sign-in at the desk sets up a second factor, and each later one asks for it.
  for (const time of ['the first time', 'with a recovery code']) {
    const token = await visitor.signIn(anna.email, anna.password, deskRealm);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { acr?: string };
    expect([time, claims.acr]).toEqual([time, '2']);
    const headers = { authorization: `Bearer ${token}` };
    expect(await visitor.must('/api/admin/me', { headers })).toMatchObject({ roles: ['admin'], neededAcr: null });
    expect(await visitor.must('/api/admin/overview', { headers })).toMatchObject({ toShip: { count: 0 } });
    expect((await visitor.ask('/admin')).status).toBe(200);
  }
});

test('a start that would be unsafe is refused in one line that says what to set', async () => {
  const refused = async (more: Record<string, string>) => {
    const { code, text } = await runCommand({ ...fleet.env, ...more }, []);
    expect(code).toBe(1);
    expect(text.trim().split('\n')).toHaveLength(1);
    return text;
  };
  expect(await refused({ SANDBOX: '1' })).toMatch(/^souk api: SANDBOX=1 is refused while real payment keys/);
  expect(await refused({ PUBLIC_ORIGIN: 'http://shop.test' })).toMatch(
    /^souk api: PUBLIC_ORIGIN must begin with https:/,
  );
  expect(await refused({ SMTP_URL: '' })).toMatch(/^souk api: SMTP_URL must be set/);
});
