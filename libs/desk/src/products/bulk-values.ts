import { priceMostCents, priceMostPercent, type PricesChange } from '@souk/contract/desk';
import { typedCents } from '../parts/cents';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
import { instantIn } from '../parts/zoned-time';

/** A whole number other than 0 with its sign as somebody types it, a hyphen or a minus; null: it is none, or beyond `most`. */
export const typedNumber = (text: string, most: number, least = -most): number | null => {
  const plain = text.trim().replace('−', '-');
  const number = /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : 0;
  return number !== 0 && number >= least && number <= most ? number : null;
};

/** By how many percent prices change, as it is typed, with or without the sign of percent; null: prices do not change by that. */
export const typedPercent = (text: string): number | null =>
  typedNumber(text.trim().replace(/%$/, ''), priceMostPercent, -90);

/** By how much prices change, as it is typed: by a percentage, or by dollars with their sign; null: prices do not change by that. */
export const typedPriceChange = (kind: 'percent' | 'amount', text: string): PricesChange | null => {
  if (kind === 'percent') {
    const percent = typedPercent(text);
    return percent === null ? null : { kind, percent };
  }
  const [, sign, rest = ''] = /^([+−-]?)(.*)$/.exec(text.trim()) ?? [];
  const cents = typedCents(rest) ?? 0;
  if (cents === 0 || cents > priceMostCents) return null;
  return { kind, amountCents: sign === '' || sign === '+' ? cents : -cents };
};

/** A discount in percent as it is typed, and the moment of its end by the store's clock as its field has it; or what is wrong with them. */
export const readDiscount = (
  { percent, ends }: { percent: string; ends: string },
  { now, zone }: { now: Date; zone: string },
): { discount: number; ends: string } | { faults: FieldFaults<'percent' | 'ends'> } => {
  const discount = typedNumber(percent, 90, 1);
  const end = instantIn(ends, zone);
  if (discount !== null && end && end > now) return { discount, ends: end.toISOString() };
  const faults = faultsIn({
    percent: discount === null ? 'desk.bulk.badDiscount' : null,
    ends: end ? (end > now ? null : 'desk.price.endIsPast') : 'desk.price.discountWithoutEnd',
  });
  return { faults };
};
