import fc from 'fast-check';
import { fromCents, percentOffCents, splitCents, toCents } from './money';

describe('[CART-09] money is summed in cents', () => {
  test.each([
    [0.1, 10],
    [19.99, 1999],
    [10.075, 1008],
    [1.005, 101],
    [0, 0],
  ])('%d dollars are %d cents', (usd, cents) => expect(toCents(usd)).toBe(cents));

  test('cents come back as they went', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (cents) => toCents(fromCents(cents)) === cents));
  });

  test.each([
    [1010, 5, 960],
    [8000, 25, 6000],
    [999, 10, 899],
    [100, 100, 0],
  ])('[CARD-05] %d cents less %d percent are %d', (cents, percent, left) =>
    expect(percentOffCents(cents, percent)).toBe(left),
  );
});

describe('[ORDER-02] an amount is split without losing a cent', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 });

  test('the parts add up to the amount', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        weights,
        (cents, by) => splitCents(cents, by).reduce((a, b) => a + b, 0) === cents,
      ),
    );
  });

  test.each([
    ['to the largest remainder, not to the largest part', 100, [1, 2, 4], [14, 29, 57]],
    ['of equal remainders to the earlier', 101, [1, 1, 1, 1], [26, 25, 25, 25]],
    ['without any weight all to the first', 7, [0, 0], [7, 0]],
  ])('a cent that is left goes %s', (_rule, cents, by, parts) => expect(splitCents(cents, by)).toEqual(parts));

  test('no part is a cent or more away from its exact share', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (cents, by) => {
        const whole = by.reduce((a, b) => a + b, 0);
        fc.pre(whole > 0);
        return splitCents(cents, by).every((part, at) => Math.abs(part - (cents * (by[at] ?? 0)) / whole) < 1);
      }),
    );
  });

  test('a part never exceeds its weight when the amount does not exceed the whole', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
        const whole = by.reduce((a, b) => a + b, 0);
        return splitCents(Math.floor(whole * part), by).every((share, at) => share <= (by[at] ?? 0));
      }),
    );
  });

  test('what has no weight gets nothing', () => expect(splitCents(100, [0, 3, 0, 1])).toEqual([0, 75, 0, 25]));
  test('the largest remainder gets the cent', () => expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]));
  test('without any weight the first takes all', () => expect(splitCents(5, [0, 0])).toEqual([5, 0]));
});
