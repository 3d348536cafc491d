import { runSale } from './flash-sale.mjs';

const sale = { visitors: 20_000, pieces: 100, callsPerSecond: 24_000 };

test.each([1, 2, 3])('nothing is sold twice and everybody is told something: sale %i', (seed) => {
  const { sold, oversold, paid, cameBack, seen } = runSale({ ...sale, seed });
  expect([sold, oversold, paid + cameBack]).toEqual([100, 0, 100]);
  expect(sold + seen.page + seen.enter + seen.order + seen.left).toBe(sale.visitors);
});

test('the same seed is the same sale', () => {
  expect(runSale(sale)).toEqual(runSale(sale));
  expect(runSale({ ...sale, seed: 2 }).soldOutAt).not.toBe(runSale(sale).soldOutAt);
});

test('orders are served in the order in which they come: nobody who came later has a piece that one before was refused', () => {
  const { winners, soldOutAt } = runSale(sale);
  expect(winners.map(({ at }) => at)).toEqual([...winners.map(({ at }) => at)].sort((a, b) => a - b));
  expect(winners.at(-1)?.at).toBe(soldOutAt);
});

test('a fleet that is too small makes people wait and leave, and sells no piece twice', () => {
  const { oversold, longestWaitS, seen } = runSale({ ...sale, visitors: 60_000, callsPerSecond: 1_000 });
  expect(oversold).toBe(0);
  expect(longestWaitS).toBeGreaterThan(10);
  expect(seen.left).toBeGreaterThan(1_000);
});
