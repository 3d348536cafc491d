import { isAboveLowest } from './price-rules';

describe('[DESK-06] an older price and the lowest of the last 30 days', () => {
  test.each([
    ['none is set', null, null, 4000, false],
    ['set at the lowest', 4000, null, 4000, false],
    ['set above the lowest', 4001, null, 4000, true],
    ['raised above the lowest', 5000, 4500, 4000, true],
    ['stands as it did', 5000, 5000, 4000, false],
    ['is lowered', 4800, 5000, 4000, false],
  ])('%s', (_what, comparedCents, wasComparedCents, lowestCents, isAbove) =>
    expect(isAboveLowest({ comparedCents, wasComparedCents, lowestCents })).toBe(isAbove),
  );
});
