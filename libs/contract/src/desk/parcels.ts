import { z } from 'zod';
import { docNumber, id, instant, textUpTo } from '../wire/fields';
import { shipManyMost } from './choices';
import { isTrackingUrl, trackingUrlMost } from './tracking-url';

/** A parcel of an order. `items`: how many pieces of which line. */
export const deskParcel = z.object({
  id: z.int(),
  carrier: z.string(),
  number: z.string(),
  /** Where the carrier shows its way; empty: nobody gave it. */
  trackingUrl: z.string(),
  sentAt: instant,
  items: z.array(z.object({ id: z.int(), num: z.int() })),
});
export type DeskParcel = z.infer<typeof deskParcel>;

/** A parcel as it is handed over. `trackingUrl`: where the carrier shows its way, by https; empty: none. */
export const parcelInput = z.object({
  carrier: textUpTo(100).min(1),
  number: textUpTo(60).min(1),
  trackingUrl: z
    .union([z.literal(''), z.string().trim().refine(isTrackingUrl, 'Not an address that begins with https://')])
    .default(''),
});

/** A parcel with its pieces. `items` absent: all that wait. */
export const shipInput = parcelInput.extend({
  items: z
    .array(z.object({ id, num: z.int().min(1).max(10_000) }))
    .min(1)
    .max(200)
    .optional(),
});

/** What a parcel's number should have been. `from`: as it was seen; absent: from a page of the release before. */
export const trackingInput = parcelInput.extend({
  parcelId: id,
  from: z
    .object({
      carrier: z.string().max(100),
      number: z.string().max(60),
      trackingUrl: z.string().max(trackingUrlMost).default(''),
    })
    .optional(),
});

export const shipManyInput = z.object({
  parcels: z
    .array(parcelInput.extend({ no: docNumber }))
    .min(1)
    .max(shipManyMost),
});

/** What became of each: sent, or refused with the reason in words. */
export const shipManyResult = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ no: z.string(), message: z.string() })),
});
export type ShipManyResult = z.infer<typeof shipManyResult>;
