import type { DeskProduct, PriceInput } from '@souk/contract/desk';
import { type PriceObstacle, priceObstacle } from '@souk/domain/desk';
import { centsText, priceFault, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
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

/** Where a fault of prices stands: the discount, its end, or the price or older price of a variant. */
export type PriceField = 'discount' | 'ends' | `${'price' | 'compared'}.${number}`;

/** An older price may be left out. */
const faultOf = (column: 'price' | 'compared', text: string) =>
  column === 'compared' && text.trim() === '' ? null : priceFault(text, 'desk.price.badAmount');

/** The field at which an obstacle is told that is of no variant. */
const fieldOf = {
  comparedAndDiscount: 'discount',
  discountWithoutEnd: 'ends',
  endIsPast: 'ends',
} as const satisfies Record<Exclude<PriceObstacle, 'comparedNotHigher'>, PriceField>;

/** What is typed as the call takes it, or what is wrong with it. */
export const readPrices = (
  { discount, ends, price, compared }: PriceValues,
  { now, zone }: { now: Date; zone: string },
): { input: Omit<PriceInput, 'version'> } | { faults: FieldFaults<PriceField> } => {
  const percent = discount.trim() === '' ? 0 : Number(discount);
  const ids = Object.keys(price).map(Number);
  const variants = ids.map((id) => ({
    id,
    priceCents: typedCents(price[id] ?? '') ?? 0,
    comparedCents: typedCents(compared[id] ?? ''),
  }));
  const discountEnds = percent > 0 ? instantIn(ends, zone) : null;
  const cells = variants.map((variant) => {
    const ofPrice = faultOf('price', price[variant.id] ?? '');
    const ofCompared = faultOf('compared', compared[variant.id] ?? '');
    const alone = priceObstacle({ discount: 0, discountEnds: null, variants: [variant] }, now);
    return {
      [`price.${variant.id}`]: ofPrice,
      [`compared.${variant.id}`]: ofCompared ?? (alone && `desk.price.${alone}`),
    };
  });
  const isPercent = Number.isInteger(percent) && percent >= 0 && percent <= 90;
  const obstacle = isPercent ? priceObstacle({ discount: percent, discountEnds, variants }, now) : null;
  const faults: FieldFaults<PriceField> = {
    ...(isPercent ? {} : { discount: 'desk.price.badDiscount' }),
    ...(obstacle && obstacle !== 'comparedNotHigher' ? { [fieldOf[obstacle]]: `desk.price.${obstacle}` } : {}),
    ...faultsIn(Object.assign({}, ...cells) as Record<PriceField, string | null>), // keys as PriceField has them
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { input: { discount: percent, discountEnds: discountEnds?.toISOString() ?? null, variants } };
};
