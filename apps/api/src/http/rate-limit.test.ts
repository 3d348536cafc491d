import type { IncomingMessage } from 'node:http';
import type { CallName } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { callLimit } from './rate-limit';

test.each<CallName>([
  'emailCaptcha',
  'phoneCode',
  'merchantCaptcha',
  'forgotPassword',
  'resetPassword',
  'checkCode',
  'registerEmail',
  'registerPhone',
  'registerVisitor',
  'visitorOrderLink',
  'newsletterSubscribe',
  'cartSubscribe',
  'productNotify',
  'ticketSave',
])('%s sends mail or takes guesses: one address may ask at most 20 times a minute', (name) => {
  expect(callLimit(name, { sandbox: false, limitsRates: true }).max).toBeLessThanOrEqual(20);
});

const asks = (ip: string, sandbox: boolean, limitsRates = true) =>
  callLimit('emailCaptcha', { sandbox, limitsRates }).allowList({ ip, raw: {} as IncomingMessage }); // nobody's own call

test('only the sandbox lets its own machine ask without limit', () => {
  expect([asks('127.0.0.1', true), asks('127.0.0.1', false), asks('203.0.113.9', true)]).toEqual([true, false, false]);
});

test('where requests are limited before they come here, nobody is limited again', () => {
  expect(asks('203.0.113.9', false, false)).toBe(true);
});

describe('who is counted', () => {
  const key = 'k'.repeat(40);
  let store: TestApp;
  let origin: string;
  beforeAll(async () => {
    store = await createTestApp({
      config: { sandbox: false, internalKey: key, trustedProxies: ['loopback', '10.0.0.0/8'] },
    });
    origin = await store.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => store.close());

  /** Statuses of that many newsletter posts (20 a minute are let through), by how often each came. */
  const post = async (times: number, headers: (n: number) => Record<string, string>) => {
    const counts: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { status } = await fetch(`${origin}/api/front/form/subscribe/newsletter?email=`, {
        method: 'POST',
        headers: headers(n),
      });
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };
  const from = (address: string, own = true) => ({ 'x-forwarded-for': address, ...(own ? { 'x-souk-key': key } : {}) });

  test('each visitor whom the shell names has a limit of their own', async () => {
    expect(await post(30, () => from('198.51.100.7'))).toEqual({ 400: 20, 429: 10 });
    expect(await post(1, () => from('198.51.100.8'))).toEqual({ 400: 1 });
  });

  test('rendering has none, and takes nothing from shoppers', async () => {
    expect(await post(40, () => ({ 'x-souk-key': key }))).toEqual({ 400: 40 });
  });

  test('behind proxies counts the rightmost address that is no trusted one, whatever stands left of it', async () => {
    expect(await post(30, (n) => from(`203.0.113.${n}, 198.51.100.20, 10.1.2.3`, false))).toEqual({ 400: 20, 429: 10 });
    expect(await post(1, () => from('198.51.100.21, 10.1.2.3', false))).toEqual({ 400: 1 });
  });

  test('a wrong key makes nobody the shell', async () => {
    const wrong = { 'x-souk-key': 'w'.repeat(40) };
    expect(await post(30, () => wrong)).toEqual({ 400: 20, 429: 10 });
  });
});
