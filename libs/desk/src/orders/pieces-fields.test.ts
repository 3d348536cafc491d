import { allPieces, isWrongCount, piecesOf } from './pieces-fields';

const lines = [
  { id: 1, name: 'Mug', sku: '', most: 2 },
  { id: 2, name: 'Shirt', sku: 'Blue,M', most: 1 },
];

describe('[DESK-03] pieces of a parcel as they are typed', () => {
  test('all of them at first', () => {
    expect(piecesOf(lines, allPieces(lines))).toEqual([
      { id: 1, num: 2 },
      { id: 2, num: 1 },
    ]);
  });
  test.each([
    ['a part', { 1: '1', 2: '' }, [{ id: 1, num: 1 }]],
    ['none', { 1: '0', 2: '' }, null],
    ['more than wait', { 1: '3' }, null],
    ['no number', { 1: '1.5' }, null],
    ['below nothing', { 1: '-1' }, null],
  ])('%s', (_what, typed, items) => expect(piecesOf(lines, typed)).toEqual(items));

  test('the field that is wrong is known', () =>
    expect(lines.map((line) => isWrongCount(line, { 1: '3', 2: '1' }))).toEqual([true, false]));
});
