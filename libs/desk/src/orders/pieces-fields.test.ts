import { allPieces, piecesFaults, piecesOf } from './pieces-fields';

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

  test('each field that is wrong is told by its line, and where none is chosen, that alone', () => {
    const pieces = 'desk.pieces.none';
    expect(piecesFaults(lines, { 1: '3', 2: 'one' })).toEqual({
      pieces,
      'pieces.1': 'desk.pieces.wrong',
      'pieces.2': 'desk.pieces.wrong',
    });
    expect(piecesFaults(lines, { 1: '', 2: '0' })).toEqual({ pieces });
    expect(piecesFaults(lines, { 1: '2', 2: '' })).toEqual({});
  });
});
