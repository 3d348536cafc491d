import type { DeskProduct, PriceInput } from '@souk/contract/desk';
import { priceObstacle } from '@souk/domain/desk';
import { centsText, priceFault, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
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

export const priceValuesOf = (
  { discount, discountEnds, items }: DeskProduct,
  { zone, locale }: FieldPlace,
): PriceValues => ({
  discount: discount ? String(discount) : '',
  ends: zonedText(discountEnds, zone),
  price: Object.fromEntries(items.map(({ id, priceCents }) => [id, centsText(priceCents, locale)])),
  compared: Object.fromEntries(items.map(({ id, comparedCents }) => [id, centsText(comparedCents, locale)])),
});

/** What is wrong, as a message id, and the paths of the prices that are. */
export type WrongPrices = { wrong: string; at: readonly string[] };

/** An older price may be left out. */
const faultOf = (column: 'price' | 'compared', text: string) =>
  column === 'compared' && text.trim() === '' ? null : priceFault(text, 'desk.price.badAmount');

/** What is typed as the call takes it, or what is wrong with it. */
export const readPrices = (
  { discount, ends, price, compared }: PriceValues,
  { now, zone }: { now: Date; zone: string },
): { input: Omit<PriceInput, 'version'> } | WrongPrices => {
  const percent = discount.trim() === '' ? 0 : Number(discount);
  if (!Number.isInteger(percent) || percent < 0 || percent > 90) return { wrong: 'desk.price.badDiscount', at: [] };
  const ids = Object.keys(price).map(Number);
  const faults = (['price', 'compared'] as const).flatMap((column) =>
    ids.map((id) => ({ at: `${column}.${id}`, wrong: faultOf(column, { price, compared }[column][id] ?? '') })),
  );
  const wrong = faults.find((fault) => fault.wrong !== null)?.wrong;
  if (wrong) return { wrong, at: faults.filter((fault) => fault.wrong === wrong).map(({ at }) => at) };
  const read = ids.map((id) => ({
    id,
    priceCents: typedCents(price[id] ?? '') ?? 0,
    comparedCents: typedCents(compared[id] ?? ''),
  }));
  const discountEnds = percent > 0 ? instantIn(ends, zone) : null;
  const obstacle = priceObstacle({ discount: percent, discountEnds, variants: read }, now);
  if (obstacle) return { wrong: `desk.price.${obstacle}`, at: [] };
  return { input: { discount: percent, discountEnds: discountEnds?.toISOString() ?? null, variants: read } };
};
