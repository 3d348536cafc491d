/** @jest-environment node */
import { isOperator } from './operator';

const asked = (authorization?: string) => ({ headers: authorization ? { authorization } : {} });
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test('only who holds the token is an operator; a store without one has none, a sandbox is open', () => {
  const store = { isSandbox: false, operatorToken: 'long-enough' };
  expect(isOperator(store, asked(basic('me:long-enough')))).toBe(true);
  expect(isOperator(store, asked('Bearer long-enough'))).toBe(true);
  for (const wrong of [
    undefined,
    'Bearer ',
    'Bearer long-enough2',
    basic('long-enough:'),
    basic('me:'),
    'Digest long-enough',
  ])
    expect(isOperator(store, asked(wrong))).toBe(false);
  expect(isOperator({ isSandbox: false }, asked('Bearer '))).toBe(false);
  expect(isOperator({ isSandbox: true }, asked())).toBe(true);
});
