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

/**
 * What the form has seen and what is typed in it, with the variants that came since; null: none did. Others that were typed stay, and a
 * product of which nothing else has changed is seen as it is now.
 */
export const withNewVariants = (
  product: DeskProduct,
  seen: DeskProduct,
  values: PriceValues,
): { seen: DeskProduct; values: PriceValues } | null => {
  const isSeen = ({ id }: { id: number }) => seen.items.some((item) => item.id === id);
  const [known, fresh] = [product.items.filter(isSeen), product.items.filter((item) => !isSeen(item))];
  if (fresh.length === 0) return null;
  const text = (items: DeskProduct['items']) => JSON.stringify(priceValuesOf({ ...product, items }));
  const isElse = text(known) !== JSON.stringify(priceValuesOf(seen));
  return {
    seen: isElse ? { ...seen, items: [...seen.items, ...fresh] } : product,
    values: { ...values, variants: [...values.variants, ...priceValuesOf({ ...product, items: fresh }).variants] },
  };
};

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
