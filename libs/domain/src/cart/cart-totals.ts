import type { CartItem } from '@souk/contract';
import { fromCents, toCents } from '../money/money';

type Line = Pick<CartItem, 'variantPrice' | 'cartNum'>;

/** A line's sum in USD. */
export const lineTotalUsd = ({ variantPrice, cartNum }: Line): number => fromCents(toCents(variantPrice) * cartNum);

/** Sum of lines in USD, added in cents. Source: CART-09, spec 2 "Subtotal". */
export const cartSubtotalUsd = (lines: readonly Line[]): number =>
  fromCents(lines.reduce((sum, line) => sum + toCents(line.variantPrice) * line.cartNum, 0));
