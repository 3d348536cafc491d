import type { LineTrouble } from '@souk/contract';
import type { PricedLine } from '@souk/domain';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { troubleOf, unitCentsOf } from '../products/buyable';
import type { LiveVariant } from './live-lines.repository';
import type { KeptLine } from './pre-order.repository';

/** A kept line and what it is now. */
export type Line = KeptLine & { live: LiveVariant; unitCents: number };

/** How a page names a line: the cart line's id, else product and variant. */
export const refOf = ({ cartLineId, variantId }: KeptLine, live: LiveVariant | undefined) =>
  cartLineId === null ? `${live?.product_id ?? 0}:${variantId}` : String(cartLineId);

export const nameOf = (live: LiveVariant, locale: Locale) => (locale === 'fr' ? live.name_fr : live.name_en);

interface Check {
  lines: KeptLine[];
  variants: LiveVariant[];
  now: Date;
  locale: Locale;
  /** True: a price that differs from the one seen is a trouble too. */
  isPriceFixed: boolean;
}

/** Holds kept lines against what is sold now. All troubles at once, so that the shopper mends them at once. */
export function checkLines({ lines, variants, now, locale, isPriceFixed }: Check): {
  good: Line[];
  bad: LineTrouble[];
} {
  const byId = new Map(variants.map((variant) => [variant.variant_id, variant]));
  const good: Line[] = [];
  const bad: LineTrouble[] = [];
  for (const line of lines) {
    const live = byId.get(line.variantId);
    const ref = refOf(line, live);
    if (!live) {
      bad.push({ ref, name: '', reason: 'VARIANT_GONE', available: 0 });
      continue;
    }
    const unitCents = unitCentsOf(live, now);
    const isChanged = isPriceFixed && unitCents !== line.seenCents;
    const reason = troubleOf(live, now, line.num) ?? (isChanged ? 'PRICE_CHANGED' : null);
    if (reason === null) good.push({ ...line, live, unitCents });
    else bad.push({ ref, name: nameOf(live, locale), reason, available: live.stock, price: usdOf(unitCents) });
  }
  return { good, bad };
}

/** Lines as the sums see them; `id` is the variant's, since a purchase has each variant once. */
export const toPriced = (lines: readonly Line[]): PricedLine[] =>
  lines.map(({ live, num, unitCents }) => ({
    id: live.variant_id,
    merId: live.merchant_id,
    productId: live.product_id,
    categoryIds: live.category_path.map(Number), // arrays of int8 come as texts
    cents: unitCents * num,
    isShippingIncluded: live.is_shipping_included,
  }));
