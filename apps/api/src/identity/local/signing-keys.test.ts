import { keysAt } from './signing-keys';

const key = (kid: string, times: { signsFrom?: number; endsAt?: number } = {}) => ({ kty: 'RSA', kid, ...times });
const kidsAt = (keys: Parameters<typeof keysAt>[0], now: number) => keysAt(keys, now).map(({ kid }) => kid);

test('a key is published before it signs, and the one before verifies after it signed last', () => {
  const keys = [key('first', { endsAt: 1000 }), key('second', { signsFrom: 300 })];
  expect(kidsAt(keys, 0)).toEqual(['first', 'second']);
  expect(kidsAt(keys, 300)).toEqual(['second', 'first']);
  expect(kidsAt(keys, 999)).toEqual(['second', 'first']);
  expect(kidsAt(keys, 1000)).toEqual(['second']);
});

test('of several that sign the youngest does, and no times leave the server with a key', () => {
  const keys = [key('b', { signsFrom: 2 }), key('a'), key('c', { signsFrom: 3, endsAt: 9 })];
  expect(kidsAt(keys, 5)).toEqual(['c', 'b', 'a']);
  expect(Object.keys(keysAt(keys, 5)[0] ?? {})).toEqual(['kty', 'kid']);
});
