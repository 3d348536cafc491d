import { priceMostPercent } from '@souk/contract/desk';

/** A whole number other than 0 with its sign as somebody types it, a hyphen or a minus; null: it is none, or beyond `most`. */
export const typedNumber = (text: string, most: number, least = -most): number | null => {
  const plain = text.trim().replace('−', '-');
  const number = /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return number !== 0 && number >= least && number <= most ? number : null;
};

/** By how many percent prices change, as it is typed, with or without the sign of percent; null: prices do not change by that. */
export const typedPercent = (text: string): number | null =>
  typedNumber(text.replace(/\s*%\s*$/, ''), priceMostPercent, -90);

/** A discount in percent as it is typed, and the moment of its end as its field has it; or the message id of what is wrong with them. */
export const readDiscount = (
  { percent, ends }: { percent: string; ends: string },
  now: Date,
): { discount: number; ends: string } | { wrong: string } => {
  const discount = typedNumber(percent, 90, 1);
  if (discount === null) return { wrong: 'desk.bulk.badDiscount' };
  const end = new Date(ends);
  if (ends === '' || Number.isNaN(end.getTime())) return { wrong: 'desk.price.discountWithoutEnd' };
  return end <= now ? { wrong: 'desk.price.endIsPast' } : { discount, ends: end.toISOString() };
};
