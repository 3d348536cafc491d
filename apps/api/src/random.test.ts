import { freshBytes } from './random';

test('bytes are never given twice, also when the store of them is filled again', () => {
  const given = Array.from({ length: 2000 }, () => freshBytes(24));
  expect(given.every((one) => one.length === 24)).toBe(true);
  const copies = given.map((one) => one.toString('hex'));
  expect(new Set(copies).size).toBe(2000);
  freshBytes(24).fill(7);
  expect(given.map((one) => one.toString('hex'))).toEqual(copies);
});

test('bytes look random: every value comes about as often', () => {
  const counts = new Uint32Array(256);
  for (const byte of Array.from({ length: 4000 }, () => freshBytes(64)).flatMap((one) => [...one])) {
    counts[byte] = (counts[byte] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(300); // nine deviations
});

test('more than the store holds is given, too', () => {
  expect(freshBytes(10_000)).toHaveLength(10_000);
});
