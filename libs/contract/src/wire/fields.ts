import { z } from 'zod';
import { bareCode } from './bare-code';
import { cartIdPattern } from './cart-id';
import { numeric } from './numeric';

/** A row's number, as it comes in a path, a query or a body. */
export const id = numeric(z.number().int().min(1).max(2_147_483_647));

/** One of a few numbers, as it comes in a query or a body. The reference names them, which a coerced number alone would not. */
export const oneOf = <const N extends number>(numbers: readonly N[]) =>
  numeric(z.number().meta({ enum: numbers })).pipe(z.literal(numbers));

/** A list of ids: an array, or comma-joined as the specification's pages send it. At most 100. */
export const idList = z
  .union([
    z
      .array(z.union([z.int().min(1), z.string()]))
      .min(1)
      .max(100),
    z
      .string()
      .max(2000)
      .transform((text) => text.split(',')),
    z
      .int()
      .min(1)
      .transform((one) => [one]),
  ])
  .pipe(z.array(id).min(1).max(100));

/** A moment: ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A yes or no that travels in a query. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')])
  .pipe(z.boolean());

/** An anonymous cart. */
export const cartUuid = z
  .string()
  .regex(cartIdPattern)
  .transform((uuid) => uuid.toLowerCase())
  .pipe(z.string());

/** What every call about a cart may carry. Absent `storeId`: the store of the host name; absent `uuid`: a signed-in user. */
export const cartKeys = z.object({ storeId: id.optional(), uuid: cartUuid.optional() });

/** A number that a shopper can read out: order, pre-order, refund, ticket. */
export const docNumber = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** An e-mail as typed; whether it is one is a rule of `libs/domain`, so that the message is the specification's. */
export const emailText = z.string().trim().max(254);

/** A one-time code as typed: what separates its digits is dropped. How long it is, is a rule of `libs/domain`. */
export const codeText = z.string().overwrite(bareCode).max(10);

/** A phone number as typed, without its country code. */
export const phoneText = z.string().trim().max(32);

/** A country: two capital letters of ISO 3166-1. */
export const countryIso = z.string().regex(/^[A-Z]{2}$/);

/** A picture's address: `/img/...` on this origin, or absolute. */
export const imageUrl = z.string().max(1000);

/** Pictures of a review or a ticket. Source: spec 5 "At most 5 pictures". */
export const pictureUrls = z.array(imageUrl).max(5).default([]);

/** Part of a public address. `-` stands for "not known". */
export const slug = z.string().min(1).max(200);

/** Clear text of a bounded length. */
export const textUpTo = (max: number) => z.string().trim().max(max);

/** A sentence for the shopper, in their language. */
export const sentence = z.string().max(500);
