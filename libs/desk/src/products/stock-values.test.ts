import { readStock } from './stock-values';

const items = [
  { id: 1, stock: 4 },
  { id: 2, stock: 7 },
];

describe('[DESK-06] what is typed to change the stock of variants', () => {
  test.each([
    [
      { 1: '12', 2: '−3' },
      [
        { id: 1, delta: 12 },
        { id: 2, delta: -3 },
      ],
    ],
    [{ 1: ' ', 2: '+5' }, [{ id: 2, delta: 5 }]],
  ])('%j are pieces more or fewer; empty rows are left out', (values, variants) =>
    expect(readStock(items, values, 'delivery')).toEqual({ variants }),
  );

  test('a count books what differs from the stock that was seen', () =>
    expect(readStock(items, { 1: '4', 2: '5' }, 'count')).toEqual({ variants: [{ id: 2, delta: -2, expected: 7 }] }));

  test.each([
    [{}, 'delivery', { 1: 'desk.stock.deltaWrong' }],
    [{ 1: '3', 2: '0' }, 'delivery', { 2: 'desk.stock.deltaWrong' }],
    [{ 1: '1.5', 2: '99999999' }, 'damage', { 1: 'desk.stock.deltaWrong', 2: 'desk.stock.tooMany' }],
    [{ 1: '4', 2: '7' }, 'count', { 1: 'desk.stock.countWrong' }],
    [{ 1: '-1' }, 'count', { 1: 'desk.stock.countWrong' }],
    [{ 1: '-100001' }, 'damage', { 1: 'desk.stock.tooMany' }],
    [{ 1: '100005' }, 'count', { 1: 'desk.stock.tooMany' }],
  ] as const)('%j for a %s is refused as a whole, at each that is wrong', (values, reason, faults) =>
    expect(readStock(items, values, reason)).toEqual({ faults }),
  );

  test('as many as a stock changes by at a time are taken', () =>
    expect(readStock(items, { 1: '100000' }, 'delivery')).toEqual({ variants: [{ id: 1, delta: 100_000 }] }));
});
