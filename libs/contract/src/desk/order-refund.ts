import { z } from 'zod';
import { id, textUpTo } from '../wire/fields';

const cents = z.int();

/** So many pieces of which line. `isPostageBack`: of an order that was sent, the postage goes back with its last pieces. */
export const orderRefundOffer = z.object({
  items: z
    .array(z.object({ id, num: z.int().min(1).max(10_000) }))
    .min(1)
    .max(200),
  isPostageBack: z.boolean().default(false),
});

/**
 * Money that the shop gives back without being asked. `reason`: the desks alone read it. `isSellable`: the pieces go into stock; absent: where
 * they were never sent. `message`: the shopper reads it in the mail.
 */
export const orderRefundInput = orderRefundOffer.extend({
  reason: textUpTo(200).min(1),
  isSellable: z.boolean().optional(),
  isMailed: z.boolean().default(true),
  message: textUpTo(500).default(''),
});

/**
 * What a refund without a request would give back, in cents. `postageCents`: what could go back besides; 0: nothing. `mostCents`: what the
 * role may still give of this order; null: all.
 */
export const orderRefundPreview = z.object({
  goodsCents: cents,
  freightCents: cents,
  cents,
  postageCents: cents,
  mostCents: cents.nullable(),
});
export type OrderRefundPreview = z.infer<typeof orderRefundPreview>;
