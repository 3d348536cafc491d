import type { DeskShipping, ShippingRules } from '@souk/contract/desk';
import { shippingObstacle } from '@souk/domain/desk';
import { centsText, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
import { instantIn, zonedText } from '../parts/zoned-time';

/** What the shipping form holds, as it is typed. `away`: as `datetime-local` has it, by the store's clock. */
export type ShippingValues = { fee: string; freeFrom: string; minDays: string; maxDays: string; away: string };

export const shippingValuesOf = (rules: DeskShipping, { zone, locale }: FieldPlace): ShippingValues => ({
  fee: centsText(rules.feeCents, locale),
  freeFrom: centsText(rules.freeFromCents, locale),
  minDays: String(rules.minDays),
  maxDays: String(rules.maxDays),
  away: zonedText(rules.closedUntil, zone),
});

const typedDays = (text: string) => (/^\d{1,2}$/.test(text.trim()) && Number(text) <= 90 ? Number(text) : null);

/** Reads the form. `wrong`: the id of the message that says what is not right. */
export const readShipping = (
  values: ShippingValues,
  { now, zone }: { now: Date; zone: string },
): { rules: ShippingRules } | { wrong: string } => {
  const feeCents = typedCents(values.fee);
  const freeFromCents = values.freeFrom.trim() === '' ? null : typedCents(values.freeFrom);
  if (feeCents === null || (freeFromCents === null && values.freeFrom.trim() !== ''))
    return { wrong: 'desk.shipping.badAmount' };
  const [minDays, maxDays] = [typedDays(values.minDays), typedDays(values.maxDays)];
  if (minDays === null || maxDays === null) return { wrong: 'desk.shipping.badDays' };
  const closedUntil = instantIn(values.away, zone);
  const obstacle = shippingObstacle({ minDays, maxDays, closedUntil }, now);
  if (obstacle) return { wrong: obstacle === 'daysBackwards' ? 'desk.shipping.badDays' : 'desk.shipping.badAway' };
  return { rules: { feeCents, freeFromCents, minDays, maxDays, closedUntil: closedUntil?.toISOString() ?? null } };
};
