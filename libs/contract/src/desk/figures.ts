import { z } from 'zod';
import { instant } from '../wire/fields';

const cents = z.int();
const count = z.int().min(0);

/**
 * What a day brought, in the store's time zone. Sales and orders: those that were paid that day, with shipping and less coupons; an order
 * that was cancelled before it was paid is not among them. Refunds: money that went back that day, also of a paid order that was cancelled.
 * Source: the ledger (docs/adr/0022-ledger.md), as statements are.
 */
export const dayFigures = z
  .object({ day: z.iso.date(), salesCents: cents, orders: count, refundCents: cents })
  .meta({ id: 'DayFigures' });
export type DayFigures = z.infer<typeof dayFigures>;

/** How the store sells, or one merchant of it: each merchant's part of a purchase is an order. Cents. */
export const deskFigures = z
  .object({
    /** Up to when the figures are. */
    at: instant,
    timeZone: z.string(),
    /** Whether anything was ever sold. */
    hasSold: z.boolean(),
    /** The last 30 days, the earliest first; the last one is today so far. */
    days: z.array(dayFigures).length(30),
    /** Sales of the same weekday last week up to the same time of day. */
    lastWeekCents: cents,
    /** Sums of these days; `averageCents` of an order, null without one. */
    sums: z.object({ salesCents: cents, orders: count, refundCents: cents, averageCents: cents.nullable() }),
  })
  .meta({ id: 'DeskFigures' });
export type DeskFigures = z.infer<typeof deskFigures>;
