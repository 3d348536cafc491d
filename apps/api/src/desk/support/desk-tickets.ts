import type { DeskTicketRow } from '@souk/contract/desk';
import { picturesMax } from '@souk/domain';
import { sql } from 'kysely';
import { row } from '../../database/tx';
import type { Deps } from '../../deps';
import { offsetOf, page } from '../../reply';
import { ticketCategories, ticketCategory } from '../../tickets/ticket-rules';
import { ticketEvents } from '../../tickets/tickets.repository';
import { createTicketsService } from '../../tickets/tickets.service';
import { useOwnPictures } from '../../uploads/own-pictures';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { createPictureHandler } from '../picture-handler';
import * as stored from './desk-tickets.repository';
import { peopleFor, seenOne, ticketColleagues } from './ticket-colleagues';
import { ticketState } from './ticket-state';
import { forgetWriter, writersOf } from './ticket-writers';

const rowOf = (found: stored.ListedTicket, { locale }: DeskCtx): DeskTicketRow => ({
  id: found.id,
  ticketNo: found.ticket_no,
  subject: found.subject,
  category: ticketCategory(found.category_id, locale).name,
  shopper: found.shopper,
  status: found.status,
  waits: found.waits,
  lastWord: { by: found.last_by_agent ? 'support' : 'shopper', at: found.last_at.toISOString() },
  assignee: found.assignee === null ? null : { sub: found.assignee, name: found.assignee_name ?? '—' },
  createdAt: found.created_at.toISOString(),
  modifiedAt: found.modified_at.toISOString(),
});

/** The order that a ticket is about, also where it is about a refund of it. */
const orderOf = async ({ associated_type: type, associated_no: no }: stored.ListedTicket): Promise<string | null> => {
  if (type === 'order') return no;
  if (type !== 'refund') return null;
  return (await row(sql<{ order_no: string }>`select order_no from refund where refund_no = ${no}`))?.order_no ?? null;
};

/** What the platform's people do with tickets. Source: ACCT-07. */
export function deskTickets(deps: Deps) {
  const { clock } = deps;
  const service = createTicketsService(deps);
  return {
    async tickets({ query }, ctx) {
      const at = { limit: query.limit, offset: offsetOf(query) };
      const { list, total } = await stored.listTicketsOf(ctx, { ...query, mine: ctx.actor.sub }, at);
      const found = page(
        list.map((one) => rowOf(one, ctx)),
        { ...query, total },
      );
      return { ...found, categories: ticketCategories(ctx.locale) };
    },

    async ticket({ params: { id } }, ctx) {
      const found = await seenOne(id, ctx);
      const { associated_type: type, associated_no: no } = found;
      return {
        ...rowOf(found, ctx),
        language: found.language,
        customerKey: ctx.permissions.includes('customers.read') ? found.user_id : null,
        associated: type && no ? { type, no } : null,
        orderNo: await orderOf(found),
        me: ctx.actor.sub,
        people: await peopleFor(ctx),
        addressee: found.addressee,
        writers: await writersOf(id, ctx.actor.sub, clock.now()),
        notes: (await stored.ticketNotes(id)).map((one) => ({ ...one, at: one.at.toISOString() })),
        events: (await ticketEvents(id)).map((event) => ({
          id: event.id,
          author: event.author,
          addedByAgent: event.by_agent,
          message: event.message,
          attachments: event.attachments,
          toStatus: event.to_status,
          time: event.at.toISOString(),
        })),
      };
    },

    ticketPicture: createPictureHandler(deps)('ticket'),

    async ticketAnswer({ params: { id }, body }, ctx) {
      await seenOne(id, ctx);
      const now = clock.now();
      const owner = { userId: ctx.actor.sub };
      const attachments = await useOwnPictures(body.attachments, {
        owner,
        field: 'attachments',
        most: picturesMax,
        locale: ctx.locale,
        now,
      });
      await service.answer(id, { ...body, attachments }, ctx.locale);
      await forgetWriter(id, ctx.actor.sub);
      const after = body.toStatus ? { toStatus: body.toStatus } : {};
      await note(ctx, now, { subject: ['ticket', id], after });
      return true;
    },

    ...ticketState(deps),
    ...ticketColleagues(deps),
  } satisfies Partial<DeskHandlers>;
}
