import { tableOf } from './federation-table.mjs';

test('figures become rows beside their targets; what did not run is left out', () => {
  const table = tableOf({
    'time to fallback, catalog, down (ms)': 300,
    'time to fallback, slot cart.drawer, down (ms)': 1_250,
    'time to fallback, account, down (ms)': 320,
    'account: alive after its frame, all well (ms)': 610,
    'promote to first new page (ms)': 900,
    'rollback to first new page (ms)': 800,
  });
  expect(table.split('\n').map((line) => line.replace(/\s+/g, ' '))).toEqual([
    '| what | target | seen |',
    expect.stringMatching(/^\| -+ \| -+ \| -+ \|$/),
    '| promote → first new page · rollback → first new page | ≤ 10 s | 900 ms · 800 ms |',
    '| time to fallback: down | ≤ 0.5 s | 320 ms, slowest of 3: 1,250 ms (slot cart.drawer) |',
    expect.stringMatching(/^\| a page for the signed-in .* \| – \| account 610 ms \|$/),
    ,
  ]);
});
