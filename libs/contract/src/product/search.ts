import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { imageUrl } from '../wire/fields';
import { breadcrumb, priceFields } from './product';
import { productFilter, productResults } from './product-list';
import type { searchCalls } from './search.calls';

/** A product among the suggestions: enough to draw a line with its price and to link it. */
export const suggestedProduct = priceFields.extend({
  id: z.int(),
  storeName: z.string(),
  slug: z.string(),
  uniqueKey: z.string(),
  listedOnStore: z.boolean(),
  landingPage: z.boolean(),
  image: imageUrl,
});
export type SuggestedProduct = z.infer<typeof suggestedProduct>;

/** What a shopper may mean by what is typed so far. Every list may be empty. */
export const suggestions = z
  .object({
    words: z.array(z.string()).max(10),
    categories: z.array(breadcrumb).max(10),
    products: z.array(suggestedProduct).max(10),
    merchants: z.array(z.object({ id: z.int(), name: z.string(), avatar: imageUrl.nullable() })).max(10),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestions>;

/** A word that many search for. */
export const hotKeyword = z.object({ id: z.int(), title: z.string() });
export type HotKeyword = z.infer<typeof hotKeyword>;

const typedText = z
  .string()
  .max(20_000)
  .transform((text) => text.trim().slice(0, 200))
  .pipe(z.string());

/** Schemas of the calls about search. */
export const searchSchemas = {
  productSearch: { query: productFilter, data: productResults },
  searchSuggest: { query: z.object({ q: typedText }), data: suggestions },
  searchKeywords: { data: z.array(hotKeyword) },
} satisfies SchemaTable<typeof searchCalls>;
