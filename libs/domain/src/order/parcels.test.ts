import { isPartlySent, refundablePieces, unsentPieces } from './parcels';

describe('[ORDER-11] pieces of a line', () => {
  test.each([
    ['nothing sent', { num: 3, asked: 0, sent: 0 }, 3, 3, 3],
    ['one sent', { num: 3, asked: 0, sent: 1 }, 2, 2, 3],
    ['one sent, one asked back', { num: 3, asked: 1, sent: 1 }, 1, 1, 2],
    ['all sent', { num: 3, asked: 0, sent: 3 }, 0, 0, 3],
    ['all sent, one asked back', { num: 3, asked: 1, sent: 3 }, 0, 0, 2],
  ])('%s', (_what, line, unsent, before, after) => {
    expect([unsentPieces(line), refundablePieces(line, false), refundablePieces(line, true)]).toEqual([
      unsent,
      before,
      after,
    ]);
  });

  test('an order is partly sent while pieces of it are on their way and it is not sent whole', () => {
    const lines = [
      { num: 1, asked: 0, sent: 1 },
      { num: 2, asked: 0, sent: 0 },
    ];
    expect([isPartlySent(lines, false), isPartlySent(lines, true), isPartlySent([lines[1]!], false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
