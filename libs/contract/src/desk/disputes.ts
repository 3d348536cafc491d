import { z } from 'zod';
import { instant } from '../wire/fields';

/** Where a dispute stands. `closed`: withdrawn, or a question of the bank that ended without money. */
export const disputeState = z.enum(['needs_response', 'under_review', 'won', 'lost', 'closed']);
export type DisputeState = z.infer<typeof disputeState>;

/** A moment with what it is, in the reader's language. */
export const namedInstant = z.object({ label: z.string(), at: instant });

/**
 * A payment that its buyer disputes at their bank or at PayPal. `text`: who, how much, why and where it stands, in the reader's language; a
 * merchant's people are not told how much. `until`: by when the store answers; null: nothing is to be answered. `page`: where it is
 * answered, with its number; null at a merchant's desk, its `url` null where the provider has no such page. `moment`: when it was opened,
 * or once it is over when it ended.
 */
export const orderDispute = z.object({
  id: z.int(),
  state: disputeState,
  text: z.string(),
  until: namedInstant.nullable(),
  page: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
  moment: namedInstant,
});
export type OrderDispute = z.infer<typeof orderDispute>;

/**
 * What whoever refunds reads beforehand, in their language: the payment is disputed, or a dispute of it was lost. Null: nothing stands in
 * the way. Absent: the api is of the release before.
 */
export const refundWarning = z.string().nullable().optional();
