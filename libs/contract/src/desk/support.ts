import { z } from 'zod';
import { applicationDocument, auditStatus } from '../merchant/application';
import { id, imageUrl, instant, pictureUrls, textUpTo } from '../wire/fields';
import { languages } from '../wire/language';
import { pagedOf } from '../wire/paging';
import { ticketAssociation, ticketEvent, ticketStatus } from '../account/ticket';
import { deskApplicationTabs, deskTicketTabs } from './choices';
import { deskPage } from './orders';

export const byId = z.object({ id });

/**
 * An application to sell in a list. `dueBy`: until then the applicant was promised an answer; `isLate`: that is over, and there is none.
 * `timesSent`: more than once when it was declined and sent again.
 */
export const deskApplicationRow = z
  .object({
    id: z.int(),
    name: z.string(),
    realName: z.string(),
    country: z.string(),
    type: z.string(),
    category: z.string(),
    auditStatus,
    sentAt: instant,
    dueBy: instant,
    isLate: z.boolean(),
    timesSent: z.int().min(1),
  })
  .meta({ id: 'DeskApplicationRow' });
export type DeskApplicationRow = z.infer<typeof deskApplicationRow>;

export const deskApplicationsQuery = deskPage.extend({
  tab: z.enum(deskApplicationTabs).default('waiting'),
  q: z.string().trim().max(100).default(''),
});

/** An application in full. `register`: where the business is registered, with its number; empty or absent: not said. `merchantId`: the merchant that it became. */
export const deskApplication = deskApplicationRow
  .extend({
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    keywords: z.string(),
    register: z.string().optional(),
    denialReason: z.string().nullable(),
    merchantId: z.int().nullable(),
    documents: z.array(applicationDocument),
    /** Null: it can be approved. */
    obstacle: z.enum(['documents', 'refused', 'decided']).nullable(),
  })
  .meta({ id: 'DeskApplication' });
export type DeskApplication = z.infer<typeof deskApplication>;

/** One document accepted, or refused with what is wrong with it. */
/** `from`: the state that the person saw; absent: whatever it is. */
export const documentDecision = z.object({
  url: imageUrl,
  from: applicationDocument.shape.state.optional(),
  state: z.enum(['accepted', 'refused']),
  reason: textUpTo(300).default(''),
});
export type DocumentDecision = z.infer<typeof documentDecision>;

export const declineInput = z.object({ reason: textUpTo(300).min(1) });

/** Somebody who answers tickets. */
export const colleague = z.object({ sub: z.string(), name: z.string() });

/**
 * A ticket in a list. `assignee`: who answers it; null: nobody yet. `waits`: the shopper had the last word. `lastWord`: who wrote last, and
 * when; a state that the platform's people set says nothing.
 */
export const deskTicketRow = z
  .object({
    id: z.int(),
    ticketNo: z.string(),
    subject: z.string(),
    category: z.string(),
    shopper: z.string(),
    status: ticketStatus,
    waits: z.boolean(),
    lastWord: z.object({ by: z.enum(['shopper', 'support']), at: instant }),
    assignee: colleague.nullable(),
    createdAt: instant,
    modifiedAt: instant,
  })
  .meta({ id: 'DeskTicketRow' });
export type DeskTicketRow = z.infer<typeof deskTicketRow>;

export const deskTicketsQuery = deskPage.extend({
  tab: z.enum(deskTicketTabs).default('waiting'),
  q: z.string().trim().max(100).default(''),
  /** A category by its id. */
  about: id.optional(),
  language: z.enum(languages).optional(),
});
export type DeskTicketsQuery = z.input<typeof deskTicketsQuery>;

export const deskTicket = deskTicketRow
  .extend({
    language: z.enum(languages),
    /** Where whoever asks finds the shopper among customers; null: they may not read customers. */
    customerKey: z.string().nullable(),
    associated: ticketAssociation.nullable(),
    events: z.array(ticketEvent),
    /** The order that it is about, also where it is about a refund of it. */
    orderNo: z.string().nullable(),
    /** What colleagues noted. No shopper reads it. */
    notes: z.array(z.object({ id: z.int(), by: z.string(), text: z.string(), at: instant })),
    /** Who asks, by their `sub`, and who can be given the ticket. */
    me: z.string(),
    people: z.array(colleague),
    /** What the shopper is called in an answer; empty: they have no name. */
    addressee: z.string(),
    /** Names of colleagues who write an answer just now. */
    writers: z.array(z.string()),
  })
  .meta({ id: 'DeskTicket' });
export type DeskTicket = z.infer<typeof deskTicket>;

/** `lastEventId`: the last word that the person saw; a newer one answers 409, so that nobody answers past it. */
export const ticketAnswerInput = z.object({
  message: textUpTo(1000).min(1),
  toStatus: ticketStatus.optional(),
  lastEventId: z.int(),
  attachments: pictureUrls,
});

/** `lastEventId`: the last word or change that the person saw; a newer one answers 409. */
export const ticketStateInput = z.object({ to: ticketStatus.extract(['OPEN', 'CLOSED']), lastEventId: z.int() });

/** `from`: whose it was seen to be; somebody else’s by now answers 409. Null: nobody’s. */
export const ticketAssignInput = z.object({
  from: z.string().max(200).nullable(),
  to: z.string().min(1).max(200).nullable(),
});

export const ticketNoteInput = z.object({ text: textUpTo(1000).min(1) });

export const deskApplicationPage = pagedOf(deskApplicationRow);
/** `categories`: what a ticket may be about. */
export const deskTicketPage = pagedOf(deskTicketRow).extend({
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
});
