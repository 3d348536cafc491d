import fc from 'fast-check';
import { refundTaxCents, taxInCents, taxRateOn, type TaxRow } from './index';

describe('[DESK-35] the tax that a price includes', () => {
  test.each([
    [12_000, 2000, 2000],
    [4800, 2000, 800],
    [105, 500, 5],
    [21, 500, 1], // exactly one cent
    [11, 1000, 1], // exactly one cent
    [31, 500, 1], // 1.476
    [32, 500, 2], // 1.523
    [4849, 550, 253], // 252.79
    [4849, 2550, 985], // 985.24
    [3, 10_000, 2], // half a cent rounds up
    [4849, 0, 0],
    [0, 2000, 0],
  ])('of %d cents at %d basis points: %d', (paid, basisPoints, cents) =>
    expect(taxInCents(paid, basisPoints)).toBe(cents),
  );

  const amount = fc.nat(100_000_000);
  const rate = fc.nat(3000);

  test('what is left without it, plus the rate of that, is the price, to half a cent', () => {
    fc.assert(
      fc.property(amount, rate, (paid, basisPoints) => {
        const tax = taxInCents(paid, basisPoints);
        // exact: |tax · (1 + rate) − paid · rate| ≤ (1 + rate) / 2
        const off = BigInt(tax) * BigInt(10_000 + basisPoints) - BigInt(paid) * BigInt(basisPoints);
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(10_000 + basisPoints));
        expect(tax).toBeLessThanOrEqual(paid);
      }),
    );
  });

  test('a larger price never includes less', () => {
    fc.assert(
      fc.property(amount, fc.nat(1000), rate, (paid, more, basisPoints) =>
        expect(taxInCents(paid + more, basisPoints)).toBeGreaterThanOrEqual(taxInCents(paid, basisPoints)),
      ),
    );
  });
});

describe('[DESK-35] tax of what comes back', () => {
  const line = fc
    .record({
      num: fc.integer({ min: 1, max: 9 }),
      goodsCents: fc.nat(90_000),
      freightCents: fc.nat(2000),
      basisPoints: fc.constantFrom(0, 500, 550, 1000, 2000, 2550, 2700),
    })
    .map((made) => ({ ...made, taxCents: taxInCents(made.goodsCents + made.freightCents, made.basisPoints) }));

  test('however the pieces of a line come back: with all of them and the shipping, all of its tax did', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 9 }), (one, steps) => {
        let before = 0;
        let left = one.taxCents;
        for (const wanted of [...steps, one.num]) {
          const pieces = Math.min(wanted, one.num - before);
          const isLast = pieces > 0 && before + pieces === one.num;
          const back = refundTaxCents({ ...one, before, pieces }, isLast);
          expect(back).toBeGreaterThanOrEqual(0);
          left -= back;
          expect(left).toBeGreaterThanOrEqual(0);
          before += pieces;
        }
        expect(left).toBe(0);
      }),
    );
  });

  test('shipping that stays paid keeps its tax', () => {
    const one = { num: 2, before: 0, pieces: 2, basisPoints: 2000, freightCents: 600 };
    const taxCents = taxInCents(9600 + 600, 2000);
    expect(taxCents - refundTaxCents({ ...one, taxCents }, false)).toBe(taxInCents(600, 2000));
  });
});

describe('[DESK-35] the rate of a country on a day', () => {
  const rates: TaxRow[] = [
    { country: 'FI', since: '2025-08-01', standard: 2550, reduced: 1400, low: 1000 },
    { country: 'FI', since: '2026-01-01', standard: 2550, reduced: 1350, low: 1000 },
    { country: 'DE', since: '2025-08-01', standard: 1900, reduced: 700, low: null },
    { country: 'DK', since: '2025-08-01', standard: 2500, reduced: null, low: null },
  ];
  test.each([
    ['FI', '2025-12-31', 'reduced', 1400],
    ['FI', '2026-01-01', 'reduced', 1350],
    ['FI', '2026-06-30', 'low', 1000],
    ['FI', '2025-07-31', 'standard', null], // before the table begins
    ['DE', '2026-01-01', 'low', 700], // one reduced rate holds for both
    ['DK', '2026-01-01', 'low', 2500], // none: the standard one
    ['DK', '2026-01-01', 'zero', 0],
    ['US', '2026-01-01', 'standard', null],
    ['US', '2026-01-01', 'zero', null], // where nothing is known, nothing is said
  ] as const)('%s on %s, %s: %s', (country, day, category, rate) =>
    expect(taxRateOn(rates, { country, day, category })).toBe(rate),
  );
});
