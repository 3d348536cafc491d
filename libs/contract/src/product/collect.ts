import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import type { collectCalls } from './collect.calls';
import { id, idList, imageUrl, instant } from '../wire/fields';
import { pagedOf, pageQuery } from '../wire/paging';
import { productCard } from './product';

/** A wish, with the price and stock of now. `isValid` false: it is no longer sold. */
export const wish = productCard.extend({ collectTime: instant, isValid: z.boolean() });
export type Wish = z.infer<typeof wish>;

/** A followed merchant. */
export const followedMerchant = z.object({
  merId: z.int(),
  merName: z.string(),
  merAvatar: imageUrl.nullable(),
  createTime: instant,
});
export type FollowedMerchant = z.infer<typeof followedMerchant>;

/** The specification sends `store`; nothing else exists. */
const category = z.literal('store').default('store');
const byId = z.object({ id });

/** Schemas of the calls about the wish list. */
export const collectSchemas = {
  collectProducts: { query: pageQuery, data: pagedOf(wish) },
  collectMerchants: { query: pageQuery, data: pagedOf(followedMerchant) },
  collectAddProduct: { body: z.object({ id, category }), data: z.literal(true) },
  collectCancelProduct: { params: byId, data: z.literal(true) },
  collectBatch: { body: z.object({ ids: idList, category }), data: z.literal(true) },
  collectDelete: { body: z.object({ ids: idList }), data: z.literal(true) },
  collectIds: { data: z.array(z.int()) },
  collectAddMerchant: { params: byId, data: z.literal(true) },
  collectCancelMerchant: { params: byId, data: z.literal(true) },
} satisfies SchemaTable<typeof collectCalls>;
