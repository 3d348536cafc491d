import type { DeskProduct, PriceInput } from '@souk/contract/desk';
import { priceObstacle } from '@souk/domain/desk';
import { centsText, typedCents } from '../parts/cents';
import { localText } from '../parts/local-time';

/** What the price form holds, as it is typed. */
export type PriceValues = {
  discount: string;
  /** As `datetime-local` has it, in the person's own zone. */
  ends: string;
  variants: readonly { id: number; price: string; compared: string }[];
};

export const priceValuesOf = (product: DeskProduct): PriceValues => ({
  discount: product.discount ? String(product.discount) : '',
  ends: localText(product.discountEnds),
  variants: product.items.map(({ id, priceCents, comparedCents }) => ({
    id,
    price: centsText(priceCents),
    compared: centsText(comparedCents),
  })),
});

/** What is typed as the call takes it, or the message id of what is wrong with it. */
export const readPrices = (
  { discount, ends, variants }: PriceValues,
  now: Date,
): { input: Omit<PriceInput, 'version'> } | { wrong: string } => {
  const percent = discount.trim() === '' ? 0 : Number(discount);
  if (!Number.isInteger(percent) || percent < 0 || percent > 90) return { wrong: 'desk.price.badDiscount' };
  const read = variants.map(({ id, price, compared }) => ({
    id,
    priceCents: typedCents(price) ?? 0,
    comparedCents: compared.trim() === '' ? null : (typedCents(compared) ?? 0),
  }));
  if (read.some(({ priceCents, comparedCents }) => priceCents < 1 || comparedCents === 0))
    return { wrong: 'desk.price.badAmount' };
  const discountEnds = percent > 0 && ends ? new Date(ends) : null;
  const obstacle = priceObstacle({ discount: percent, discountEnds, variants: read }, now);
  if (obstacle) return { wrong: `desk.price.${obstacle}` };
  return { input: { discount: percent, discountEnds: discountEnds?.toISOString() ?? null, variants: read } };
};
