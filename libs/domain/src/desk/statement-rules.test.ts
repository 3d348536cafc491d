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
    expect(payoutObstacle(facts, { paidOn: '2026-10-03', today: '2026-10-03' })).toBe(obstacle);
  });

  test('money is not paid out tomorrow', () =>
    expect(payoutObstacle({ dueCents: 1, isPaid: false }, { paidOn: '2026-10-04', today: '2026-10-03' })).toBe(
      'paidLater',
    ));

  test('only a debt is carried on', () => expect([carriedCents(500), carriedCents(-500) + 0]).toEqual([0, -500]));
});
