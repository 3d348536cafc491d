import { hasLiveDiscount, pageMinDiscount, priceNowCents } from '@souk/domain';

/** What decides the price of a product in a list. */
export interface ListedPrice {
  sellCents: number;
  /** The older price, or the same. */
  listCents: number;
  discount: number;
  discountExpiry: Date | null;
}

/** What a product costs at a moment. */
export const priceAt = (price: ListedPrice, now: Date) =>
  priceNowCents({ ...price, cents: price.sellCents, comparedCents: price.listCents }, now).cents;
const endOf = ({ discountExpiry }: ListedPrice) => discountExpiry?.getTime() ?? -Infinity;

/** Remembers which rows have a live discount, since their price changes at a moment and not by a change of the database. */
export function createPrices() {
  const discounted = new Map<number, ListedPrice>();
  let nextEnd = Infinity;
  return {
    /** A row's price at this moment. */
    put(row: number, price: ListedPrice, now: Date): number {
      if (hasLiveDiscount(price, now, pageMinDiscount)) {
        discounted.set(row, price);
        nextEnd = Math.min(nextEnd, endOf(price));
      } else discounted.delete(row);
      return priceAt(price, now);
    },

    /** Rows whose discount has ended since the last call, each with its price now. */
    takeEnded(now: Date): { row: number; cents: number }[] {
      if (now.getTime() < nextEnd) return [];
      const ended = [...discounted].filter(([, price]) => endOf(price) <= now.getTime());
      for (const [row] of ended) discounted.delete(row);
      nextEnd = Infinity;
      for (const price of discounted.values()) nextEnd = Math.min(nextEnd, endOf(price));
      return ended.map(([row, price]) => ({ row, cents: priceAt(price, now) }));
    },
  };
}
