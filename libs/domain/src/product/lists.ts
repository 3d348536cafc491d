/** So many products are best sellers: a list of everything would name none. */
export const bestSellersListed = 40;

/** The share of a list that must have an attribute for it to narrow the list well. */
const leastShare = 1 / 4;

/**
 * Whether an attribute narrows a list well: a quarter of the list has it, or the shopper has chosen one of its values. "Strap"
 * above a list of mugs, lamps and bags helps nobody; their colours do.
 * @param having products of the list that have the attribute
 */
export const narrowsWell = (having: number, total: number, isChosen: boolean): boolean =>
  isChosen || (having > 0 && having >= total * leastShare);
