import { z } from 'zod';
import { instant, textUpTo } from '../wire/fields';
import { languages } from '../wire/language';
import { pagedOf } from '../wire/paging';
import { deskCustomerTabs, deskSorts, pointsAdjustMost } from './choices';
import { deskOrderRow, deskPage, sortOf } from './orders';

/**
 * `q`: an e-mail, a name or the number of an order. `since`, `until`: who bought in these days of the store's time zone; purchases and sums are then those
 * of these days. In the part `neverBought`: whose account was made in these days.
 */
export const deskCustomersQuery = deskPage.extend({
  tab: z.enum(deskCustomerTabs).default('all'),
  sort: sortOf(deskSorts.customers),
  q: z.string().trim().max(100).default(''),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type DeskCustomersQuery = z.input<typeof deskCustomersQuery>;

/** Somebody who bought: an account, or a guest by their e-mail; or an account that never bought (`lastAt` null). `key` names neither. Cents: what was paid and did not go back. */
export const deskCustomerRow = z
  .object({
    key: z.string(),
    name: z.string(),
    email: z.string(),
    isGuest: z.boolean(),
    purchases: z.int(),
    spentCents: z.int(),
    lastAt: instant.nullable(),
    /** Their first purchase; of an account that never bought, when it was made. */
    since: instant,
  })
  .meta({ id: 'DeskCustomerRow' });
export type DeskCustomerRow = z.infer<typeof deskCustomerRow>;

/** A customer with what they bought, asked back and wrote about, the newest first. No address, no phone: orders have them. */
export const deskCustomer = deskCustomerRow
  .extend({
    language: z.enum(languages),
    orders: z.array(deskOrderRow),
    /** An account's points; null: a guest has none. */
    points: z.int().nullable(),
    /** What is typed to delete them: the account's own e-mail or phone, a guest's e-mail. */
    contact: z.string(),
    /** Those that are not finished: a customer who has some is not deleted. */
    openOrders: z.array(z.string()),
    refunds: z.array(z.object({ no: z.string(), cents: z.int(), at: instant })),
    tickets: z.array(z.object({ id: z.int(), subject: z.string(), at: instant })),
  })
  .meta({ id: 'DeskCustomer' });
export type DeskCustomer = z.infer<typeof deskCustomer>;

/** `amount`: below zero takes points away. `reason` stands in the log; the customer does not read it. */
export const customerPointsInput = z.object({
  amount: z
    .int()
    .min(-pointsAdjustMost)
    .max(pointsAdjustMost)
    .refine((amount) => amount !== 0),
  reason: textUpTo(300).min(1),
});
/** The balance afterwards. */
export const customerPointsLeft = z.object({ points: z.int() });

/** `reason`: who asked, and how. It stands in the log. */
export const customerExportInput = z.object({ reason: textUpTo(300).min(1) });
/** All that is held of a customer, by table. */
export const customerData = z.object({ data: z.record(z.string(), z.unknown()) });
/** `reason`: what made it necessary. It stands in the log. */
export const customerSignOutInput = z.object({ reason: textUpTo(300).min(1) });
/** `confirm`: the customer's `contact`, typed. */
export const customerDeleteInput = z.object({ confirm: textUpTo(254), reason: textUpTo(300).min(1) });

export const byCustomerKey = z.object({ key: z.string().min(1).max(100) });
export const deskCustomerPage = pagedOf(deskCustomerRow);
