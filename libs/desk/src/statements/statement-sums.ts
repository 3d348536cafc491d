import type { DeskStatementRow, StatementTotals } from '@souk/contract/desk';

const parts: readonly (keyof StatementTotals)[] = [
  'goodsCents',
  'shippingCents',
  'couponCents',
  'commissionCents',
  'refundCents',
  'commissionBackCents',
  'adjustmentCents',
  'settlementCents',
  'carriedCents',
];

type Sum = { id: keyof StatementTotals | 'soFar' | 'dueSum'; cents: number };

/** The sums of a statement by the end of their message's id, what is due last. Those that are nothing are left out, but for goods and commission. */
export const statementSums = ({
  totals,
  dueCents,
  state,
}: Pick<DeskStatementRow, 'totals' | 'dueCents' | 'state'>): Sum[] => [
  ...parts
    .filter((part) => totals[part] !== 0 || part === 'goodsCents' || part === 'commissionCents')
    .map((id) => ({ id, cents: totals[id] })),
  { id: state === 'open' ? 'soFar' : 'dueSum', cents: dueCents },
];

/**
 * What a statement's parts come to in a list; together they are what is due: sales with their shipping and less the merchant's coupons, refunds,
 * commission less what was given back, and besides what was booked by hand, paid by the merchant, or owed from the month before.
 */
export const listedSums = ({ totals }: Pick<DeskStatementRow, 'totals'>) => ({
  sales: totals.goodsCents + totals.shippingCents + totals.couponCents,
  refunds: totals.refundCents,
  commission: totals.commissionCents + totals.commissionBackCents,
  besides: totals.adjustmentCents + totals.settlementCents + totals.carriedCents,
});
