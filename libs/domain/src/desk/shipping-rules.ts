/** Why rules of sending cannot be saved. */
export type ShippingObstacle = 'daysBackwards' | 'backInThePast';

/** Why rules of sending cannot be saved; null: they can. Source: docs/back-office.md, A day at a merchant's desk. */
export const shippingObstacle = (
  { minDays, maxDays, closedUntil }: { minDays: number; maxDays: number; closedUntil: Date | null },
  now: Date,
): ShippingObstacle | null => {
  if (minDays > maxDays) return 'daysBackwards';
  return closedUntil !== null && closedUntil <= now ? 'backInThePast' : null;
};
