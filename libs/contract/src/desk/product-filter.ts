import { z } from 'zod';
import { id } from '../wire/fields';
import { numeric } from '../wire/numeric';
import { deskProductTabs, priceMostCents, productLacks, productStocks } from './product-choices';

const cents = numeric(z.int().min(0).max(priceMostCents));

/**
 * Which products a list, its file or a choice of all of them holds. `category`: those below it, too. Prices: what a shopper reads now, in
 * US cents.
 */
export const productFilter = z.object({
  tab: z.enum(deskProductTabs).default('all'),
  q: z.string().trim().max(100).default(''),
  merchant: id.optional(),
  category: id.optional(),
  stock: z.enum(productStocks).optional(),
  lacks: z.enum(productLacks).optional(),
  leastCents: cents.optional(),
  mostCents: cents.optional(),
});
export type ProductFilter = z.output<typeof productFilter>;

/**
 * All products that match, by their ids, each with the version that is chosen by it, at most {@link productsMatchedMost} of them. `total`:
 * how many match.
 */
export const productsMatched = z.object({
  list: z.array(z.object({ id: z.int(), name: z.string(), version: z.int() })),
  total: z.int(),
});
