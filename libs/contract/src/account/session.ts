import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { cartUuid } from '../wire/fields';
import type { sessionCalls } from './session.calls';

/** A visit's own id, made by the browser. */
const guid = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

/**
 * What the merge of an anonymous cart did. `merged`: line, quantity before and after; `capped`: lines that stock held back.
 * Both are empty when there was nothing to move, also on a repeated call. Source: docs/contract.md "Cart", CART-13.
 */
export const cartMerge = z.object({
  merged: z.array(z.object({ id: z.int(), name: z.string(), from: z.int().min(0), to: z.int().min(1) })),
  capped: z.array(z.int()),
});
export type CartMerge = z.infer<typeof cartMerge>;

/** Schemas of the calls about the visit. Source: spec 3 "Session record". */
export const sessionSchemas = {
  sessionStart: { body: z.object({ guid, uuid: cartUuid.optional() }), data: z.null() },
  sessionResume: { body: z.object({ guid }), data: z.null() },
  sessionEnd: { body: z.object({ guid }), data: z.null() },
  sessionRecordUser: { body: z.object({ uuid: cartUuid }), data: cartMerge },
} satisfies SchemaTable<typeof sessionCalls>;
