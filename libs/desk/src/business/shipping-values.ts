import type { DeskShipping, ShippingRules } from '@souk/contract/desk';
import { shippingObstacle } from '@souk/domain/desk';
import { centsText, typedCents } from '../parts/cents';
import { localText } from '../parts/local-time';

/** What the shipping form holds, as it is typed. `away`: as `datetime-local` has it, in the person's own zone. */
export type ShippingValues = { fee: string; freeFrom: string; minDays: string; maxDays: string; away: string };

export const shippingValuesOf = (rules: DeskShipping): ShippingValues => ({
  fee: centsText(rules.feeCents),
  freeFrom: centsText(rules.freeFromCents),
  minDays: String(rules.minDays),
  maxDays: String(rules.maxDays),
  away: localText(rules.closedUntil),
});

const typedDays = (text: string) => (/^\d{1,2}$/.test(text.trim()) && Number(text) <= 90 ? Number(text) : null);

/** Reads the form. `wrong`: the id of the message that says what is not right. */
export const readShipping = (values: ShippingValues, now: Date): { rules: ShippingRules } | { wrong: string } => {
  const feeCents = typedCents(values.fee);
  const freeFromCents = values.freeFrom.trim() === '' ? null : typedCents(values.freeFrom);
  if (feeCents === null || (freeFromCents === null && values.freeFrom.trim() !== ''))
    return { wrong: 'desk.shipping.badAmount' };
  const [minDays, maxDays] = [typedDays(values.minDays), typedDays(values.maxDays)];
  if (minDays === null || maxDays === null) return { wrong: 'desk.shipping.badDays' };
  const closedUntil = values.away ? new Date(values.away) : null;
  const obstacle = shippingObstacle({ minDays, maxDays, closedUntil }, now);
  if (obstacle) return { wrong: obstacle === 'daysBackwards' ? 'desk.shipping.badDays' : 'desk.shipping.badAway' };
  return { rules: { feeCents, freeFromCents, minDays, maxDays, closedUntil: closedUntil?.toISOString() ?? null } };
};
