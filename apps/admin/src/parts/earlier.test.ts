import { earlier } from './earlier';

test('[DESK-21] one place earlier', () =>
  expect([earlier([1, 2, 3], 2), earlier([1, 2], 0)]).toEqual([
    [1, 3, 2],
    [1, 2],
  ]));
