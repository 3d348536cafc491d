import { changedRows } from './changed-rows';

const rows = (subjectType: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changedRows({ subjectType, before, after }).map(({ name, parts, was, is }) => [[name, ...parts].join(' '), was, is]);

describe('[DESK-07] a change is told by what differs', () => {
  test('what stays the same is left out where both sides are there', () => {
    expect(rows('seller', { minDays: 3, maxDays: 7 }, { minDays: 3, maxDays: 8 })).toEqual([['maxDays', 7, 8]]);
    expect(rows('product', { name: 'Tray' }, { name: 'Tray' })).toEqual([]);
  });

  test('a side that is not there leaves all fields of the other', () => {
    expect(rows('coupon', null, { money: 500, min: 0 })).toEqual([
      ['money', undefined, 500],
      ['min', undefined, 0],
    ]);
    expect(rows('category', { slug: 'garage', products: 0 }, null)).toEqual([
      ['slug', 'garage', undefined],
      ['products', 0, undefined],
    ]);
    expect(rows('category', null, { name: 'Sheds', parentId: null })).toEqual([
      ['name', undefined, 'Sheds'],
      ['parentId', undefined, null],
    ]);
  });

  test('texts in two languages, prices of variants and rates are a row each', () => {
    expect(rows('settings', { returnsText: { en: 'A', fr: 'B' } }, { returnsText: { en: 'C', fr: 'B' } })).toEqual([
      ['returnsText en', 'A', 'C'],
    ]);
    expect(rows('product', { prices: { 7: 100, 8: 200 } }, { prices: { 7: 90, 8: 200, 9: 300 } })).toEqual([
      ['prices 7', 100, 90],
      ['prices 9', undefined, 300],
    ]);
    expect(rows('rate', { rates: null }, { rates: { standard: 2000, low: null } })).toEqual([
      ['rates standard', undefined, 2000],
    ]);
  });

  test('lines of a file are a row for each column', () => {
    expect(rows('product', null, { 'line 12': { price: ['39.38', '23.63'], name_fr: ['', 'Bol'] } })).toEqual([
      ['12 price', '39.38', '23.63'],
      ['12 name_fr', '', 'Bol'],
    ]);
  });

  test('a text that was too long for the log stays one value', () => {
    expect(rows('settings', { theme: { version: 'a' } }, { theme: { version: 'b' } })).toEqual([
      ['theme', { version: 'a' }, { version: 'b' }],
    ]);
  });

  test('a field that nobody writes any more is kept as it was stored', () => {
    const [row] = changedRows({ subjectType: 'planet', before: null, after: { rings: 3 } });
    expect(row).toMatchObject({ name: 'rings', kind: undefined, is: 3 });
  });
});
