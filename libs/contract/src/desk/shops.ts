import { z } from 'zod';
import { serviceType } from '../product/product';
import { id, imageUrl, textUpTo } from '../wire/fields';
import { merchantStates, profileParts, traderParts } from './choices';

export const byShopId = z.object({ id });

/** A merchant's shop as shoppers read it. */
export const shopProfile = z.object({
  name: textUpTo(80).min(1),
  /** An empty `introFr`: everybody reads the English one. */
  introEn: textUpTo(2000),
  introFr: textUpTo(2000),
  /** Empty: none. */
  avatar: imageUrl,
  banner: imageUrl,
  /** How shoppers reach the merchant. */
  contactBy: serviceType,
  /** An address, a number or a link, by `contactBy`; empty: nobody is reached. */
  contact: textUpTo(200),
  /** Days in which goods are taken back. */
  returnDays: z.int().min(0).max(365),
});
export type ShopProfile = z.infer<typeof shopProfile>;

/** `missing`: what has to be there before the shop opens; what a merchant is in law counts where the store sells to the European Union. `version`: names what is stored. */
export const deskShop = shopProfile
  .extend({
    id: z.int(),
    state: z.enum(merchantStates),
    missing: z.array(z.enum([...profileParts, ...traderParts])),
    version: z.string(),
  })
  .meta({ id: 'DeskShop' });
export type DeskShop = z.infer<typeof deskShop>;

export const shopSaveInput = shopProfile.extend({ version: z.string().max(60) });
