import { type DeskShipping, shippingMostCents, type ShippingRules } from '@souk/contract/desk';
import { type ShippingObstacle, shippingObstacle } from '@souk/domain/desk';
import { centsText, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
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

const obstacleAt: Readonly<Record<ShippingObstacle, [keyof ShippingValues, string]>> = {
  daysBackwards: ['maxDays', 'desk.shipping.badDays'],
  backInThePast: ['away', 'desk.shipping.badAway'],
};

const amountFault = (cents: number | null) => {
  if (cents === null) return 'desk.shipping.badAmount';
  return cents > shippingMostCents ? 'desk.amountTooHigh' : null;
};

/** What is typed as the call takes it, or what is wrong with it. */
export const readShipping = (
  values: ShippingValues,
  { now, zone }: { now: Date; zone: string },
): { rules: ShippingRules } | { faults: FieldFaults<keyof ShippingValues> } => {
  const feeCents = typedCents(values.fee);
  const freeFromCents = values.freeFrom.trim() === '' ? null : typedCents(values.freeFrom);
  const [minDays, maxDays] = [typedDays(values.minDays), typedDays(values.maxDays)];
  const closedUntil = instantIn(values.away, zone);
  const obstacle = shippingObstacle({ minDays: minDays ?? 0, maxDays: maxDays ?? Infinity, closedUntil }, now);
  const faults = {
    ...faultsIn({
      fee: amountFault(feeCents),
      freeFrom: values.freeFrom.trim() === '' ? null : amountFault(freeFromCents),
      minDays: minDays === null ? 'desk.shipping.badDays' : null,
      maxDays: maxDays === null ? 'desk.shipping.badDays' : null,
    }),
    ...(obstacle && Object.fromEntries([obstacleAt[obstacle]])),
  };
  if (feeCents === null || minDays === null || maxDays === null || Object.keys(faults).length > 0) return { faults };
  return { rules: { feeCents, freeFromCents, minDays, maxDays, closedUntil: closedUntil?.toISOString() ?? null } };
};
