import { z } from 'zod';
import { numeric } from '../wire/numeric';
import { flag, id } from '../wire/fields';
import { usd } from '../wire/money';
import { pagedOf, pageQuery } from '../wire/paging';
import { productCard } from './product';

/** How a list is ordered. Source: docs/contract.md "Lists". */
export const productSort = z.enum(['relevance', 'priceAsc', 'priceDesc', 'newest', 'rating', 'sales']);
export type ProductSort = z.infer<typeof productSort>;

const textList = z
  .union([
    z.array(z.string().max(120)).max(40),
    z
      .string()
      .max(120)
      .transform((one) => [one]),
  ])
  .pipe(z.array(z.string()));

/** Words that were searched for. Longer than 200 characters is cut: no shopper means more. */
const searchText = z
  .string()
  .max(20_000)
  .transform((text) => text.trim().slice(0, 200))
  .pipe(z.string());

const merchantIds = z.union([z.array(id).max(40), id.transform((one) => [one])]).pipe(z.array(z.int()));

/**
 * What narrows a list of products. All of it is also in the page's address, under the same names.
 *
 * Units: prices in USD, both ends included; `rating` at least so many stars.
 * Shape: `attr` is `Name:Value`, repeated; two values of one name are alternatives, two names must hold in one variant.
 *        `merchant` may repeat. `cid` is a category with all below it, `l` its level.
 */
export const productFilter = pageQuery.extend({
  title: searchText.optional(),
  cid: id.optional(),
  l: numeric(z.number().int().min(1).max(3)).optional(),
  sort: productSort.optional(),
  minPrice: usd.optional(),
  maxPrice: usd.optional(),
  merchant: merchantIds.optional(),
  rating: numeric(z.number().min(0).max(5)).optional(),
  freeShipping: flag.optional(),
  inStock: flag.optional(),
  attr: textList.optional(),
});
export type ProductFilter = z.infer<typeof productFilter>;

/**
 * One choice of a facet. `count` is what the list would hold with it, the other facets as they are. `swatch` is how a colour
 * looks, as CSS writes it; absent where nobody knows, and for what is no colour.
 */
export const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int().min(0),
  selected: z.boolean(),
  swatch: z.string().optional(),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * One way to narrow a list. Attributes come where a quarter of the list has them, the category where it is not the list's own.
 * `key` is `category`, `price`, `merchant`, `rating`, `freeShipping`, `inStock` or `attr:{Name}`.
 * `min` and `max` in USD come with `price` only: the cheapest and the dearest product of the list without a price filter.
 */
export const facet = z.object({
  key: z.string(),
  label: z.string(),
  values: z.array(facetValue),
  min: usd.optional(),
  max: usd.optional(),
});
export type Facet = z.infer<typeof facet>;

/**
 * A list of products with what can narrow it.
 * `ignored` names filters that no product has, which were left out; `corrected` is the word that was searched instead of a
 * mistyped one, null when the words were taken as they are; `hasSomeWords` says that no product has all the words, and
 * these have some of them. Absent: they have them all. `movedTo` is the slug of the category that took in the one that was asked for.
 */
export const productResults = pagedOf(productCard)
  .extend({
    facets: z.array(facet),
    ignored: z.array(z.object({ key: z.string(), value: z.string() })),
    corrected: z.string().nullable(),
    hasSomeWords: z.boolean().optional(),
    movedTo: z.string().optional(),
  })
  .meta({ id: 'ProductResults' });
export type ProductResults = z.infer<typeof productResults>;
