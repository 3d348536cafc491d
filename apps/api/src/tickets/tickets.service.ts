import type { Paged, Ticket, TicketAssociation, TicketEvent, TicketStatus, TicketSummary } from '@souk/contract';
import { picturesMax, ticketPath } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, notFound, ReplyError } from '../errors';
import type { UserCtx, Input } from '../http/handlers';
import type { Locale } from '../locale';
import { type Letter, paragraphsOf } from '../mail/letter';
import { offsetOf, page } from '../reply';
import type { Stores } from '../store/stores';
import { useOwnPictures } from '../uploads/own-pictures';
import { associationsOf } from './associations.repository';
import {
  allowedTransitions,
  isClosedForGood,
  isTicketCategory,
  statusAfterReply,
  ticketCategory,
} from './ticket-rules';
import { ticketNumber } from './ticket-number';
import { ticketWords } from './tickets.words';
import * as kept from './tickets.repository';

const summaryOf = (found: kept.TicketRow, locale: Locale): TicketSummary => ({
  id: found.id,
  ticketNo: found.ticket_no,
  subject: found.subject,
  category: ticketCategory(found.category_id, locale),
  status: found.status,
  unread: found.unread,
  createTime: found.created_at.toISOString(),
  modifyTime: found.modified_at.toISOString(),
});

/** @param support what the platform's people are called; absent: as they were when they wrote */
const eventOf = (event: kept.EventRow, support?: string): TicketEvent => ({
  id: event.id,
  author: (event.by_agent && support) || event.author,
  addedByAgent: event.by_agent,
  message: event.message,
  attachments: event.attachments,
  toStatus: event.to_status,
  time: event.at.toISOString(),
});

const associatedOf = ({ associated_type: type, associated_no: no }: kept.TicketRow): TicketAssociation | null =>
  type && no ? { type, no } : null;

/** What the store's people say. `lastEventId`: the last word that they saw; absent: nobody looked. */
type Answer = {
  message: string;
  toStatus?: TicketStatus | undefined;
  lastEventId?: number;
  /** Addresses of pictures that are theirs. */
  attachments?: readonly string[];
};

/** The platform's people, by the store's name, in the reader's language. */
export const supportOf = async (stores: Stores, ticket: kept.TicketRow, locale: UserCtx['locale']) =>
  ticketWords(locale, 'support', { store: await stores.nameOf(ticket.store_id) });

/** Whether an event says something; else it is a change of state alone. */
const saysSomething = ({ message, attachments }: kept.EventRow) => message !== '' || attachments.length > 0;

/**
 * Refuses a change to a ticket with events that its person has not read.
 * @param mustBeRead which events these are; absent: all
 * @throws {ReplyError} 409
 */
export const refuseUnread = async (
  id: number,
  lastEventId: number | undefined,
  reader: Locale,
  mustBeRead: (event: kept.EventRow) => boolean = () => true,
) => {
  if (lastEventId === undefined) return;
  const unread = (await kept.ticketEvents(id)).filter((event) => event.id > lastEventId);
  if (unread.some(mustBeRead)) throw new ReplyError('TICKET_ANSWERED', ticketWords(reader, 'answered'));
};

/** The mail that tells a shopper of an answer. */
const answerLetter = (
  ticket: kept.TicketRow,
  message: string,
  { locale, origin }: { locale: Locale; origin: string },
): Letter => {
  const values = { no: ticket.ticket_no, subject: ticket.subject, message };
  return {
    locale,
    subject: ticketWords(locale, 'mailSubject', values),
    paragraphs: paragraphsOf(ticketWords(locale, 'mailText', values)),
    button: { label: ticketWords(locale, 'mailOpen'), href: origin + ticketPath(ticket.id) },
  };
};

/** Takes pictures of a question or a reply into use. @throws {ReplyError} 400 for more than five, or one of somebody else */
const pictures = (urls: readonly string[], ctx: UserCtx, now: Date) =>
  useOwnPictures(urls, {
    owner: { userId: ctx.userId },
    field: 'attachments',
    most: picturesMax,
    locale: ctx.locale,
    now,
  });

/** Support tickets. Source: spec 1 "support-ticket area", ACCT-07; docs/contract.md "Tickets". */
export function createTicketsService({
  clock,
  mail,
  stores,
  config,
}: Pick<Deps, 'clock' | 'mail' | 'stores' | 'config'>) {
  const own = async (ctx: UserCtx, id: number, isLocked = false) => {
    const found = await kept.ownTicket(ctx.userId, id, isLocked);
    if (!found) throw notFound();
    return found;
  };

  /** @throws {ReplyError} 404 when it is not the shopper's own */
  const association = async (body: Input<'ticketSave'>['body'], ctx: UserCtx): Promise<TicketAssociation | null> => {
    const { associatedType: type, associatedNo: no } = body;
    if (!type && !no) return null;
    const all = await associationsOf(ctx.userId, ctx.storeId);
    const found = all.find((one) => one.type === type && one.no === no);
    if (!found) throw notFound();
    return { type: found.type, no: found.no };
  };

  const say = async (
    ticket: Pick<kept.TicketRow, 'id'>,
    said: { message: string; attachments: string[]; toStatus: TicketStatus | null },
    ctx: UserCtx,
  ) => {
    const shopper = await kept.shopperOf(ctx.userId);
    const author = shopper?.nickname || ticketWords(ctx.locale, 'you');
    return kept.addTicketEvent({ ...said, ticketId: ticket.id, author, byAgent: false, now: clock.now() });
  };

  const open = async (body: Input<'ticketSave'>['body'], ctx: UserCtx) => {
    if (!isTicketCategory(body.categoryId)) throw fieldErrors({ categoryId: ticketWords(ctx.locale, 'category') });
    const now = clock.now();
    const associated = await association(body, ctx);
    const attachments = await pictures(body.attachments, ctx, now);
    const ticketNo = ticketNumber(now);
    const { subject, categoryId, message } = body;
    const { storeId, userId } = ctx;
    const id = await kept.insertTicket({ storeId, userId, ticketNo, subject, categoryId, associated, now });
    await say({ id }, { message, attachments, toStatus: null }, ctx);
    return { id, ticketNo };
  };

  /** @returns the new event's id; null: there was nothing to add */
  const addReply = async (found: kept.TicketRow, body: Input<'ticketReply'>['body'], ctx: UserCtx) => {
    const now = clock.now();
    if (isClosedForGood(found, now)) throw new ReplyError('TICKET_CLOSED', ticketWords(ctx.locale, 'closed'));
    if (body.message === '' && !body.toStatus) throw fieldErrors({ message: ticketWords(ctx.locale, 'message') });
    if (body.toStatus && body.toStatus !== found.status && !allowedTransitions(found, now).includes(body.toStatus))
      throw new ReplyError('TICKET_STATUS_REFUSED', ticketWords(ctx.locale, 'status'));
    const toStatus = statusAfterReply(found, body.toStatus);
    if (body.message === '' && body.attachments.length === 0 && toStatus === null) return null;
    const attachments = await pictures(body.attachments, ctx, now);
    return (await say(found, { message: body.message, attachments, toStatus }, ctx)).id;
  };

  /** @param id null: the last event */
  const eventIn = async (ticket: kept.TicketRow, id: number | null, ctx: UserCtx): Promise<TicketEvent> => {
    const events = await kept.ticketEvents(ticket.id);
    const found = id === null ? events.at(-1) : events.find((event) => event.id === id);
    if (!found) throw notFound();
    return eventOf(found, await supportOf(stores, ticket, ctx.locale));
  };

  return {
    async list(query: Input<'ticketList'>['query'], ctx: UserCtx): Promise<Paged<TicketSummary>> {
      const filter = { userId: ctx.userId, storeId: ctx.storeId, status: query.status, unread: query.unread };
      const found = await kept.findTickets(filter, { limit: query.limit, offset: offsetOf(query) });
      return page(
        found.map((one) => summaryOf(one, ctx.locale)),
        { ...query, total: await kept.countTickets(filter) },
      );
    },

    /** A ticket with all that was said; it counts as read from now on. @throws {ReplyError} 404 */
    async detail(id: number, ctx: UserCtx): Promise<Ticket> {
      const found = await own(ctx, id);
      const now = clock.now();
      if (found.unread) await kept.markRead(id, now);
      const support = await supportOf(stores, found, ctx.locale);
      return {
        ...summaryOf(found, ctx.locale),
        associated: associatedOf(found),
        events: (await kept.ticketEvents(id)).map((event) => eventOf(event, support)),
        allowedTransitions: allowedTransitions(found, now),
        canReply: !isClosedForGood(found, now),
      };
    },

    async associated(ctx: UserCtx) {
      const found = await associationsOf(ctx.userId, ctx.storeId);
      return found.map(({ type, no, name }) => ({ type, no, title: ticketWords(ctx.locale, type, { no, name }) }));
    },

    /** @throws {ReplyError} 400 unknown category; 404 what it is about is not theirs */
    save: (body: Input<'ticketSave'>['body'], ctx: UserCtx) => tx(() => open(body, ctx)),

    /**
     * A status that is set already, with nothing said, adds nothing: the last event is answered.
     * @throws {ReplyError} 400 nothing said; 404 not theirs; 409 closed for good, or a status that may not be set
     */
    reply: (id: number, body: Input<'ticketReply'>['body'], ctx: UserCtx): Promise<TicketEvent> =>
      tx(async () => {
        // Held, as an answer holds it: what is said while the store closes the ticket opens it again.
        const found = await own(ctx, id, true);
        return eventIn(found, await addReply(found, body, ctx), ctx);
      }),

    /** What the store's people answer; the shopper is told by mail. @throws {ReplyError} 404; 409 when somebody wrote since */
    answer: (id: number, said: Answer, reader: Locale = 'en'): Promise<TicketEvent> =>
      tx(async () => {
        const found = await kept.anyTicket(id);
        if (!found) throw notFound();
        await refuseUnread(id, said.lastEventId, reader, saysSomething);
        const shopper = await kept.shopperOf(found.user_id);
        const locale = shopper?.locale ?? 'en';
        const toStatus = said.toStatus ?? (found.status === 'INPROCESS' ? null : 'INPROCESS');
        const author = await supportOf(stores, found, locale);
        const added = await kept.addTicketEvent({
          ticketId: id,
          author,
          byAgent: true,
          message: said.message,
          attachments: said.attachments ?? [],
          toStatus,
          now: clock.now(),
        });
        if (shopper?.email) {
          const letter = answerLetter(found, said.message, { locale, origin: config.publicOrigin });
          await mail.send({ channel: 'email', storeId: found.store_id, to: shopper.email, letter });
        }
        return eventOf(added);
      }),
  };
}

export type TicketsService = ReturnType<typeof createTicketsService>;
