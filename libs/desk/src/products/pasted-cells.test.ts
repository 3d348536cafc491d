import { filledDown, pastedCells, withPasted } from './pasted-cells';

describe('[DESK-58] cells of a spreadsheet', () => {
  test.each([
    ['12.50', null],
    ['12.50\n', null],
    ['', null],
    [
      '1\t2\r\n3\t\r\n',
      [
        ['1', '2'],
        ['3', ''],
      ],
    ],
    ['1\n2', [['1'], ['2']]],
    [' 1 \t2', [['1', '2']]],
  ])('%j are %j', (text, cells) => expect(pastedCells(text)).toEqual(cells));

  const values = { price: { 1: 'a', 2: 'c', 3: 'e' }, compared: { 1: 'b', 2: 'd', 3: 'f' } };
  const grid = { ids: [1, 2, 3], columns: ['price', 'compared'] as const };

  test('go from the field to the right and down; what stands over the edge is left out', () => {
    const cells = [['1', '2', '3'], ['4'], ['5']];
    expect(withPasted(values, grid, { id: 2, column: 'price' }, cells)).toEqual({
      price: { 1: 'a', 2: '1', 3: '4' },
      compared: { 1: 'b', 2: '2', 3: 'f' },
    });
    expect(withPasted(values, grid, { id: 1, column: 'compared' }, [['1', '2']])).toEqual({
      price: values.price,
      compared: { 1: '1', 2: 'd', 3: 'f' },
    });
  });

  test('the first row is taken down to all', () => {
    expect(filledDown(values.price, [1, 2, 3])).toEqual({ 1: 'a', 2: 'a', 3: 'a' });
    expect(filledDown({}, [])).toEqual({});
  });
});
