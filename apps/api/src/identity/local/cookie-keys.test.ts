import { cookieKeysAt } from './cookie-keys';

const dayMs = 86_400_000;

test('a cookie key verifies before it signs, and the one before verifies as long as a session lives', () => {
  const keys = ['first', '300.second'];
  expect(cookieKeysAt(keys, 0)).toEqual(['first', '300.second']);
  expect(cookieKeysAt(keys, 300)).toEqual(['300.second', 'first']);
  expect(cookieKeysAt(keys, 30 * dayMs + 299)).toEqual(['300.second', 'first']);
  expect(cookieKeysAt(keys, 30 * dayMs + 300)).toEqual(['300.second']);
});

test('of several that sign the youngest does', () => {
  expect(cookieKeysAt(['first', '2.second', '3.third'], 5)).toEqual(['3.third', '2.second', 'first']);
});
