import { listedSums, statementSums } from './statement-sums';

const totals = {
  goodsCents: 10_000,
  shippingCents: 500,
  couponCents: -300,
  commissionCents: -1_000,
  refundCents: -2_000,
  commissionBackCents: 200,
  adjustmentCents: -150,
  settlementCents: 0,
  carriedCents: -700,
};
const dueCents = Object.values(totals).reduce((sum, cents) => sum + cents, 0);

describe('[DESK-18] sums of a statement', () => {
  test('in a list its columns are together what is due', () => {
    const sums = listedSums({ totals });
    expect(sums).toEqual({ sales: 10_200, refunds: -2_000, commission: -800, besides: -850 });
    expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(dueCents);
  });

  test('on its page what is nothing is left out, but for goods and commission', () => {
    const ids = statementSums({ totals: { ...totals, goodsCents: 0 }, dueCents, state: 'open' }).map(({ id }) => id);
    expect(ids).not.toContain('settlementCents');
    expect(ids[0]).toBe('goodsCents');
    expect(ids.at(-1)).toBe('soFar');
  });
});
