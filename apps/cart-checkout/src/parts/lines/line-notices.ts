import { lowStockBelow } from '@souk/domain';
import type { CartLine } from '@souk/state';

/** One thing to know about a line. `values` hold amounts in USD under `from` and `to`, an ISO instant under `until`. */
export type LineNotice = {
  id: string;
  tone: 'note' | 'warn' | 'good';
  values: { from?: number; to?: number; count?: number; wanted?: number; until?: string };
};

/** What changed about a line, and why it cannot be bought: nothing happens silently. Source: CART-07; lesson 10. */
export const lineNotices = (line: CartLine): LineNotice[] => {
  const trouble = troubleOf(line);
  return trouble ? [trouble] : [...priceChange(line), ...stockNote(line)];
};

const troubleOf = ({ invalidReason, closedUntil }: CartLine): LineNotice | null => {
  if (invalidReason === null || invalidReason === 'PRICE_CHANGED') return null;
  const isDated = invalidReason === 'MERCHANT_CLOSED' && closedUntil !== null;
  return {
    id: isDated ? 'cartLines.closedUntil' : `cartLines.${invalidReason}`,
    tone: 'warn',
    values: isDated ? { until: closedUntil } : {},
  };
};

const priceChange = ({ addedPrice, variantPrice }: CartLine): LineNotice[] => {
  if (addedPrice === null || addedPrice === variantPrice) return [];
  const tone = variantPrice < addedPrice ? 'good' : 'warn';
  return [{ id: 'cartLines.priceChanged', tone, values: { from: addedPrice, to: variantPrice } }];
};

const stockNote = ({ cartNum, stock }: CartLine): LineNotice[] => {
  if (cartNum > stock) return [{ id: 'cartLines.overStock', tone: 'warn', values: { count: stock, wanted: cartNum } }];
  if (stock < lowStockBelow) return [{ id: 'cartLines.onlyLeft', tone: 'note', values: { count: stock } }];
  return cartNum === stock ? [{ id: 'cartLines.atLimit', tone: 'note', values: { count: stock } }] : [];
};
