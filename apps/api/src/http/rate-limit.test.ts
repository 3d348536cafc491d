import type { CallName } from '@souk/contract';
import { callLimit } from './rate-limit';

test.each<CallName>([
  'emailCaptcha',
  'phoneCode',
  'merchantCaptcha',
  'forgotPassword',
  'resetPassword',
  'registerEmail',
  'registerPhone',
  'registerVisitor',
  'visitorOrderLink',
  'newsletterSubscribe',
  'cartSubscribe',
  'productNotify',
  'ticketSave',
])('%s sends mail or takes guesses: one address may ask at most 20 times a minute', (name) => {
  expect(callLimit(name, false).max).toBeLessThanOrEqual(20);
});

test('only the sandbox lets its own machine ask without limit', () => {
  const asks = (ip: string, isSandbox: boolean) => callLimit('emailCaptcha', isSandbox).allowList({ ip });
  expect([asks('127.0.0.1', true), asks('127.0.0.1', false), asks('203.0.113.9', true)]).toEqual([true, false, false]);
});
