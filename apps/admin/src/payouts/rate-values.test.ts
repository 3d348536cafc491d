import { rateText, typedRate } from './rate-values';

describe('[DESK-17] a rate as it is typed', () => {
  test.each([
    ['12.5', 1250],
    ['12,5', 1250],
    [' 7 % ', 700],
    ['0', 0],
    ['100', 10_000],
    ['', null],
    ['100.01', undefined],
    ['-1', undefined],
    ['1.234', undefined],
    ['ten', undefined],
  ])('%j is %s basis points', (text, basisPoints) => expect(typedRate(text)).toBe(basisPoints));

  test.each([
    [1250, '12.5'],
    [1000, '10'],
    [5, '0.05'],
    [null, ''],
  ])('%s stands as %j', (basisPoints, text) => expect(rateText(basisPoints)).toBe(text));
});
