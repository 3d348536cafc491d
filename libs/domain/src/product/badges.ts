import type { DisplayPrice } from './display-price';

/**
 * Badge of a compared price: whole percent of (comparedTo − price) / comparedTo. 0: no badge.
 * Source: spec 9 "Badge for compared price", CARD-06.
 */
export const comparedBadgePercent = (price: number, comparedTo: number | null): number =>
  comparedTo !== null && comparedTo > price ? Math.trunc(((comparedTo - price) / comparedTo) * 100 + 1e-9) : 0;

/**
 * Badge of a card: percent of (price − storePrice) / price, to two decimals. 0: no badge.
 * Source: spec 9 "Percent-off badge on cards", CARD-06.
 */
export const cardBadgePercent = (price: number, storePrice: number | null): number =>
  storePrice !== null && storePrice < price ? Math.round(((price - storePrice) / price) * 10_000) / 100 : 0;

/** Badge of a price as shown on a card. 0: no badge. */
export const percentOff = ({ shown, struckOut }: DisplayPrice): number =>
  struckOut === null ? 0 : cardBadgePercent(struckOut, shown);
