import type { DeskProduct, PriceInput } from '@souk/contract/desk';
import { priceObstacle } from '@souk/domain/desk';
import { centsText, typedCents } from '../parts/cents';
import { instantIn, zonedText } from '../parts/zoned-time';

/** What the price form holds, as it is typed. */
export type PriceValues = {
  discount: string;
  /** As `datetime-local` has it, by the store's clock. */
  ends: string;
  /** By the ids of variants. */
  price: Readonly<Record<number, string>>;
  compared: Readonly<Record<number, string>>;
};

export const priceValuesOf = ({ discount, discountEnds, items }: DeskProduct, zone: string): PriceValues => ({
  discount: discount ? String(discount) : '',
  ends: zonedText(discountEnds, zone),
  price: Object.fromEntries(items.map(({ id, priceCents }) => [id, centsText(priceCents)])),
  compared: Object.fromEntries(items.map(({ id, comparedCents }) => [id, centsText(comparedCents)])),
});

/** What is typed as the call takes it, or the message id of what is wrong with it. */
export const readPrices = (
  { discount, ends, price, compared }: PriceValues,
  { now, zone }: { now: Date; zone: string },
): { input: Omit<PriceInput, 'version'> } | { wrong: string } => {
  const percent = discount.trim() === '' ? 0 : Number(discount);
  if (!Number.isInteger(percent) || percent < 0 || percent > 90) return { wrong: 'desk.price.badDiscount' };
  const read = Object.entries(price).map(([key, text]) => {
    const id = Number(key);
    const older = compared[id]?.trim() ?? '';
    return { id, priceCents: typedCents(text) ?? 0, comparedCents: older === '' ? null : (typedCents(older) ?? 0) };
  });
  if (read.some(({ priceCents, comparedCents }) => priceCents < 1 || comparedCents === 0))
    return { wrong: 'desk.price.badAmount' };
  const discountEnds = percent > 0 ? instantIn(ends, zone) : null;
  const obstacle = priceObstacle({ discount: percent, discountEnds, variants: read }, now);
  if (obstacle) return { wrong: `desk.price.${obstacle}` };
  return { input: { discount: percent, discountEnds: discountEnds?.toISOString() ?? null, variants: read } };
};
