/** Where a statement stands: it still takes entries, its sum is to be paid out, it leaves nothing to pay, it was paid. */
export type StatementState = 'open' | 'due' | 'nothing' | 'paid';

/** A statement as its rules see it. `dueCents` null: open. */
export type StatementFacts = { dueCents: number | null; isPaid: boolean };

/** Where a statement stands. Source: docs/back-office.md, Money. */
export const statementStateOf = ({ dueCents, isPaid }: StatementFacts): StatementState => {
  if (dueCents === null) return 'open';
  if (isPaid) return 'paid';
  return dueCents > 0 ? 'due' : 'nothing';
};

/** What a closed statement hands to the next: a debt of the merchant's; what is due to them is paid by itself. */
export const carriedCents = (dueCents: number): number => Math.min(0, dueCents);

/** Why a statement cannot be marked as paid out. */
export type PayoutObstacle = 'stillOpen' | 'nothingDue' | 'paidBefore' | 'paidLater' | 'paidTooEarly';

/**
 * Why a statement cannot be marked as paid out; null: it can.
 * @param day.paidOn the day of the transfer
 * @param day.today in the store's zone: `2026-10-03`
 * @param day.firstDay of the statement's month: nobody transfers a sum before the first of it was sold
 */
export const payoutObstacle = (
  statement: StatementFacts,
  { paidOn, today, firstDay }: { paidOn: string; today: string; firstDay: string },
): PayoutObstacle | null => {
  const state = statementStateOf(statement);
  if (state === 'open') return 'stillOpen';
  if (state === 'nothing') return 'nothingDue';
  if (state === 'paid') return 'paidBefore';
  if (paidOn > today) return 'paidLater';
  return paidOn < firstDay ? 'paidTooEarly' : null;
};
