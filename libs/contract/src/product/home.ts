import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { imageUrl, instant } from '../wire/fields';
import type { homeCalls } from './home.calls';
import { productCard } from './product';

/** A picture that leads somewhere. `href` is a path of this store; `cta` is the words of its link. */
export const banner = z.object({
  id: z.int(),
  image: imageUrl,
  title: z.string(),
  text: z.string(),
  href: z.string(),
  cta: z.string(),
});
export type Banner = z.infer<typeof banner>;

/** A merchant's row on the home page, with some of its products. */
export const homeMerchant = z.object({
  id: z.int(),
  name: z.string(),
  image: imageUrl.nullable(),
  intro: z.string(),
  products: z.array(productCard),
});
export type HomeMerchant = z.infer<typeof homeMerchant>;

/**
 * The home page.
 *
 * Shape:  at most six categories, for the round entries.
 * Absent: `flashSale` null means that none runs. Any list may be empty.
 * Source: spec 7 names the call and leaves its shape open; spec 3 "Home data kept locally" gives shopPayCurrency.
 */
export const homeIndex = z
  .object({
    banners: z.array(banner),
    categories: z
      .array(z.object({ id: z.int(), name: z.string(), slug: z.string(), image: imageUrl.nullable() }))
      .max(6),
    flashSale: z.object({ endsAt: instant, products: z.array(productCard) }).nullable(),
    bestSellers: z.array(productCard),
    merchants: z.array(homeMerchant),
    shopPayCurrency: z.object({ symbol: z.string() }),
  })
  .meta({ id: 'HomeIndex' });
export type HomeIndex = z.infer<typeof homeIndex>;

/** Schemas of the home page's call. */
export const homeSchemas = {
  homeIndex: { data: homeIndex },
} satisfies SchemaTable<typeof homeCalls>;
