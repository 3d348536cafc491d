import { carriedCents, payoutObstacle, statementStateOf } from './index';

describe('[DESK-18] statements', () => {
  test.each([
    ['open', { dueCents: null, isPaid: false }, 'open', 'stillOpen'],
    ['with a sum', { dueCents: 1, isPaid: false }, 'due', null],
    ['with none', { dueCents: 0, isPaid: false }, 'nothing', 'nothingDue'],
    ['with a debt', { dueCents: -5, isPaid: false }, 'nothing', 'nothingDue'],
    ['paid', { dueCents: 10, isPaid: true }, 'paid', 'paidBefore'],
  ] as const)('one that is %s', (_what, facts, state, obstacle) => {
    expect(statementStateOf(facts)).toBe(state);
    expect(payoutObstacle(facts, { paidOn: '2026-10-03', today: '2026-10-03', firstDay: '2026-09-01' })).toBe(obstacle);
  });

  test.each([
    ['2026-10-04', 'paidLater'],
    ['2026-09-01', null],
    ['2026-08-31', 'paidTooEarly'],
  ])('money is paid out neither tomorrow nor before the month: %s', (paidOn, obstacle) => {
    const days = { paidOn, today: '2026-10-03', firstDay: '2026-09-01' };
    expect(payoutObstacle({ dueCents: 1, isPaid: false }, days)).toBe(obstacle);
  });

  test('only a debt is carried on', () => expect([carriedCents(500), carriedCents(-500) + 0]).toEqual([0, -500]));
});
