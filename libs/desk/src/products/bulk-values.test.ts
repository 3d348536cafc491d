import { readDiscount, typedNumber, typedPercent, typedPriceChange } from './bulk-values';

describe('[DESK-06] what is typed to change several products', () => {
  test.each([
    ['12', 12],
    ['+12', 12],
    [' -3 ', -3],
    ['−3', -3],
    ['0', null],
    ['1.5', null],
    ['100001', null],
    ['', null],
  ])('%j pieces are %s', (text, number) => expect(typedNumber(text, 100_000)).toBe(number));

  test.each([
    ['10', 10],
    ['-90 %', -90],
    ['−5%', -5],
    ['-91', null],
    ['501', null],
    ['2.5', null],
  ])('%j percent are %s', (text, percent) => expect(typedPercent(text)).toBe(percent));

  test.each([
    ['5', 500],
    ['+2.5', 250],
    ['-3', -300],
    ['−0,99', -99],
    ['- $4', -400],
    ['4,50 $', 450],
    ['0', null],
    ['-0.00', null],
    ['1.999', null],
    ['1000000.01', null],
    ['--3', null],
    ['10%', null],
    ['', null],
  ])('%j dollars more or fewer are %s cents', (text, amountCents) =>
    expect(typedPriceChange('amount', text)).toEqual(amountCents === null ? null : { kind: 'amount', amountCents }),
  );

  const now = new Date('2026-05-01T10:00:00Z');
  test.each([
    ['', '2026-06-01T10:00', { faults: { percent: 'desk.bulk.badDiscount' } }],
    ['91', '2026-06-01T10:00', { faults: { percent: 'desk.bulk.badDiscount' } }],
    ['-5', '2026-06-01T10:00', { faults: { percent: 'desk.bulk.badDiscount' } }],
    ['20', '', { faults: { ends: 'desk.price.discountWithoutEnd' } }],
    ['', '', { faults: { percent: 'desk.bulk.badDiscount', ends: 'desk.price.discountWithoutEnd' } }],
    ['20', '2026-04-01T10:00', { faults: { ends: 'desk.price.endIsPast' } }],
    ['20', '2026-06-01T10:00', { discount: 20, ends: '2026-06-01T10:00:00.000Z' }],
  ])('a discount of %j until %j is %j', (percent, ends, read) =>
    expect(readDiscount({ percent, ends }, { now, zone: 'UTC' })).toEqual(read),
  );
});
