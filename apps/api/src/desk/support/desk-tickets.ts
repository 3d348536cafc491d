import type { TicketAssociation, TicketStatus } from '@souk/contract';
import type { DeskTicketRow, DeskTicketTab } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import { row, rows } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { offsetOf, page } from '../../reply';
import { ticketCategory } from '../../tickets/ticket-rules';
import { ticketEvents } from '../../tickets/tickets.repository';
import { createTicketsService } from '../../tickets/tickets.service';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers, Scope } from '../desk-ctx';

interface Listed {
  id: number;
  ticket_no: string;
  subject: string;
  category_id: number;
  status: TicketStatus;
  associated_type: TicketAssociation['type'] | null;
  associated_no: string | null;
  created_at: Date;
  modified_at: Date;
  shopper: string;
  language: 'en' | 'fr';
  waits: boolean;
}

/** The shopper had the last word, and it is not closed. */
const waits = sql<boolean>`(t.status <> 'CLOSED' and not coalesce((
  select e.by_agent from ticket_event e where e.ticket_id = t.id order by e.id desc limit 1), false))`;

const tabs: Record<DeskTicketTab, RawBuilder<unknown>> = {
  waiting: waits,
  open: sql`t.status <> 'CLOSED'`,
  closed: sql`t.status = 'CLOSED'`,
  all: sql`true`,
};

const seen = ({ storeId }: Scope) => sql`
  from ticket t left join shopper s on s.sub = t.user_id where t.store_id = ${storeId}`;

const columns = sql`t.id, t.ticket_no, t.subject, t.category_id, t.status, t.associated_type, t.associated_no, t.created_at,
  t.modified_at, coalesce(nullif(s.nickname, ''), s.email, '—') as shopper, coalesce(s.locale, 'en') as language, ${waits} as waits`;

/** How many tickets wait for an answer, and since when the oldest does. */
export const pileOfTickets = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(t.modified_at) as oldest ${seen(scope)} and ${waits}`);

const rowOf = (found: Listed, { locale }: DeskCtx): DeskTicketRow => ({
  id: found.id,
  ticketNo: found.ticket_no,
  subject: found.subject,
  category: ticketCategory(found.category_id, locale).name,
  shopper: found.shopper,
  status: found.status,
  waits: found.waits,
  createdAt: found.created_at.toISOString(),
  modifiedAt: found.modified_at.toISOString(),
});

const seenOne = async (id: number, ctx: DeskCtx): Promise<Listed> => {
  const found = await row(sql<Listed>`select ${columns} ${seen(ctx)} and t.id = ${id}`);
  if (!found) throw notFound();
  return found;
};

/** The order that a ticket is about, also where it is about a refund of it. */
const orderOf = async ({ associated_type: type, associated_no: no }: Listed): Promise<string | null> => {
  if (type === 'order') return no;
  if (type !== 'refund') return null;
  return (await row(sql<{ order_no: string }>`select order_no from refund where refund_no = ${no}`))?.order_no ?? null;
};

/** What the platform's people do with tickets. Source: ACCT-07. */
export function deskTickets(deps: Deps) {
  const service = createTicketsService(deps);
  return {
    async tickets({ query }, ctx) {
      const like = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
      const which = sql`${seen(ctx)} and ${tabs[query.tab]}
        and (t.subject ilike ${like} or t.ticket_no ilike ${like} or s.email ilike ${like} or s.nickname ilike ${like})`;
      const order = query.tab === 'waiting' ? sql`t.modified_at` : sql`t.modified_at desc`;
      const list = await rows(
        sql<Listed>`select ${columns} ${which} order by ${order}, t.id limit ${query.limit} offset ${offsetOf(query)}`,
      );
      const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
      return page(
        list.map((one) => rowOf(one, ctx)),
        { ...query, total: found?.total ?? 0 },
      );
    },

    async ticket({ params: { id } }, ctx) {
      const found = await seenOne(id, ctx);
      const { associated_type: type, associated_no: no } = found;
      return {
        ...rowOf(found, ctx),
        language: found.language,
        associated: type && no ? { type, no } : null,
        orderNo: await orderOf(found),
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

    async ticketAnswer({ params: { id }, body }, ctx) {
      await seenOne(id, ctx);
      await service.answer(id, body, ctx.locale);
      const after = body.toStatus ? { toStatus: body.toStatus } : {};
      await note(ctx, deps.clock.now(), { subject: ['ticket', id], after });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
