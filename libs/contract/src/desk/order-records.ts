import { z } from 'zod';
import { ticketStatus } from '../account/ticket';
import { instant, textUpTo } from '../wire/fields';
import { languages } from '../wire/language';
import { sentMailKinds, ticketObstacles } from './choices';

/**
 * A try to pay a purchase. Cents. `ref`: what the provider calls it; null until it answered. `url`: its page at the provider, for whoever
 * has an account there; null: there is none. `declineCode`: why the last try was refused, in the provider's word. `returned`: money came
 * although nobody waited for it, and went back.
 */
export const paymentTry = z.object({
  id: z.int(),
  provider: z.enum(['stripe', 'paypal']),
  at: instant,
  cents: z.int(),
  state: z.enum(['open', 'processing', 'failed', 'paid', 'cancelled', 'returned']),
  ref: z.string().nullable(),
  url: z.string().nullable(),
  declineCode: z.string().nullable(),
});
export type PaymentTry = z.infer<typeof paymentTry>;

/** A mail about an order. `sentAt` null: it has not left yet. */
export const sentMail = z.object({
  id: z.int(),
  kind: z.enum(sentMailKinds),
  to: z.string(),
  subject: z.string(),
  at: instant,
  sentAt: instant.nullable(),
});
export type SentMail = z.infer<typeof sentMail>;

/** A ticket about an order, or about a refund of it. `waits`: the shopper had the last word. */
export const orderTicket = z.object({
  id: z.int(),
  ticketNo: z.string(),
  subject: z.string(),
  status: ticketStatus,
  waits: z.boolean(),
});

/** How an order was paid, which mails went out about it, and what its shopper asked about it; the newest of each first. */
export const orderRecords = z
  .object({
    payments: z.array(paymentTry),
    mails: z.array(sentMail),
    /** Whether this store hands mails over; else they stay in its outbox. */
    sendsMails: z.boolean(),
    /** A mail is deleted after so many days. */
    mailDays: z.int(),
    /** Null: the reader's role opens no tickets. */
    tickets: z.array(orderTicket).nullable(),
    /** Null: a ticket about it can be opened. */
    ticketObstacle: z.enum(ticketObstacles).nullable(),
    /** The shopper's. */
    language: z.enum(languages),
  })
  .meta({ id: 'DeskOrderRecords' });
export type OrderRecords = z.infer<typeof orderRecords>;

/** What the shopper is asked about an order. */
export const orderTicketInput = z.object({ subject: textUpTo(100).min(1), message: textUpTo(1000).min(1) });
