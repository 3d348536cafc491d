import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { flag, id, imageUrl, instant, pictureUrls, textUpTo } from '../wire/fields';
import { pagedOf, pageQuery } from '../wire/paging';
import type { ticketCalls } from './ticket.calls';

/** A ticket opens, is worked on, is closed; a new reply within 30 days opens it again. */
export const ticketStatus = z.enum(['OPEN', 'INPROCESS', 'CLOSED']);
export type TicketStatus = z.infer<typeof ticketStatus>;

/** What a ticket is about. `no` is the order's or refund's number, or the application's id. */
export const ticketAssociation = z.object({ type: z.enum(['order', 'refund', 'application']), no: z.string() });
export type TicketAssociation = z.infer<typeof ticketAssociation>;

/** A ticket in a list. `unread`: the other side wrote since the shopper looked. */
export const ticketSummary = z
  .object({
    id: z.int(),
    ticketNo: z.string(),
    subject: z.string(),
    category: z.object({ id: z.int(), name: z.string() }),
    status: ticketStatus,
    unread: z.boolean(),
    createTime: instant,
    modifyTime: instant,
  })
  .meta({ id: 'TicketSummary' });
export type TicketSummary = z.infer<typeof ticketSummary>;

/** Something said or done. `toStatus` null: the status stayed. */
export const ticketEvent = z.object({
  id: z.int(),
  author: z.string(),
  addedByAgent: z.boolean(),
  message: z.string(),
  attachments: z.array(imageUrl),
  toStatus: ticketStatus.nullable(),
  time: instant,
});
export type TicketEvent = z.infer<typeof ticketEvent>;

/** A ticket with all that was said. `allowedTransitions`: statuses that the shopper may set; empty when closed for good. */
export const ticket = ticketSummary
  .extend({
    associated: ticketAssociation.nullable(),
    events: z.array(ticketEvent),
    allowedTransitions: z.array(ticketStatus),
    canReply: z.boolean(),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

/** A new ticket. `associatedType` and `associatedNo` come together or not at all. */
export const ticketInput = z.object({
  subject: textUpTo(100).min(1),
  categoryId: id,
  message: textUpTo(1000).min(1),
  associatedType: ticketAssociation.shape.type.optional(),
  associatedNo: z.string().max(40).optional(),
  attachments: pictureUrls,
});
export type TicketInput = z.input<typeof ticketInput>;

/** A reply. The message may be empty only with `toStatus`. */
export const ticketReplyInput = z.object({
  message: textUpTo(1000).default(''),
  attachments: pictureUrls,
  toStatus: ticketStatus.optional(),
});
export type TicketReplyInput = z.input<typeof ticketReplyInput>;

const byId = z.object({ id });

/** Schemas of the calls about support. */
export const ticketSchemas = {
  /** `about`: what a ticket of this category is about when it is about such a thing; absent: nothing says which category fits. */
  ticketCategories: {
    data: z.array(z.object({ id: z.int(), name: z.string(), about: ticketAssociation.shape.type.optional() })),
  },
  ticketList: {
    // `unread`: those alone with an answer that the shopper has not looked at.
    query: pageQuery.extend({ status: ticketStatus.optional(), unread: flag.optional() }),
    data: pagedOf(ticketSummary),
  },
  ticketDetail: { params: byId, data: ticket },
  ticketAssociated: { data: z.array(ticketAssociation.extend({ title: z.string() })) },
  ticketSave: { body: ticketInput, data: z.object({ id: z.int(), ticketNo: z.string() }) },
  ticketReply: { params: byId, body: ticketReplyInput, data: ticketEvent },
} satisfies SchemaTable<typeof ticketCalls>;
