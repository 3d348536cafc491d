import { priceMostCents, type PricesChange } from '@souk/contract/desk';
import { centsAfterPercent, priceObstacle } from '@souk/domain/desk';
import { unitCentsOf } from '../../products/buyable';
import type { DeskInputOf } from '../desk-ctx';
import type { ListedProduct, VariantRow } from './desk-products.repository';

/** A price after a change of several, in US cents; it may be none that can be set. */
const changedCents = (cents: number, change: Extract<PricesChange, { kind: 'percent' | 'amount' }>) =>
  change.kind === 'percent' ? centsAfterPercent(cents, change.percent) : cents + change.amountCents;

type Planned = Omit<DeskInputOf<'setPrice'>['body'], 'version'>;
type Priced = Pick<ListedProduct, 'discount' | 'discount_expiry'>;

const discountNow = ({ discount, discount_expiry: ends }: Priced, now: Date) =>
  discount > 0 && ends !== null && ends > now
    ? { discount, discountEnds: ends.toISOString() }
    : { discount: 0, discountEnds: null };

/**
 * Prices of a product after a change of several, as the one writer of prices takes them: what is shown before it and what is stored. An
 * older price stays, and so does a discount by a change of prices alone.
 */
export function plannedPrices(
  product: Priced,
  variants: readonly VariantRow[],
  change: PricesChange,
  now: Date,
): Planned {
  if (change.kind === 'discount') return { discount: change.discount, discountEnds: change.ends, variants: [] };
  if (change.kind === 'noDiscount') return { discount: 0, discountEnds: null, variants: [] };
  return {
    ...discountNow(product, now),
    variants: variants.map(({ id, price_cents, compared_cents }) => ({
      id,
      priceCents: changedCents(price_cents, change),
      comparedCents: compared_cents,
    })),
  };
}

/** Why planned prices cannot be set; null: they can. */
export const plannedObstacle = ({ discount, discountEnds, variants }: Planned, now: Date) =>
  variants.some(({ priceCents }) => priceCents < 1 || priceCents > priceMostCents)
    ? 'priceOutOfRange'
    : priceObstacle({ discount, discountEnds: discountEnds ? new Date(discountEnds) : null, variants }, now);

/** What shoppers pay for the cheapest and the dearest of the variants on sale, as lists and pages of the shop say it. */
export function paidRange(product: Priced, variants: readonly VariantRow[], now: Date) {
  const onSale = variants.filter(({ on_sale }) => on_sale);
  const cents = (onSale.length > 0 ? onSale : variants).map((variant) => unitCentsOf({ ...variant, ...product }, now));
  return { leastCents: Math.min(...cents), mostCents: Math.max(...cents) };
}

/** The same once the planned prices are set. */
export const plannedRange = ({ discount, discountEnds, variants }: Planned, all: readonly VariantRow[], now: Date) =>
  paidRange(
    { discount, discount_expiry: discountEnds ? new Date(discountEnds) : null },
    all.map((variant) => {
      const planned = variants.find(({ id }) => id === variant.id);
      return planned ? { ...variant, price_cents: planned.priceCents, compared_cents: planned.comparedCents } : variant;
    }),
    now,
  );
