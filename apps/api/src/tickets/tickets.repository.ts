import type { TicketAssociation, TicketStatus } from '@souk/contract';
import { sql } from 'kysely';
import type { Locale } from '../locale';
import { row, rows, run } from '../database/tx';

export interface TicketRow {
  id: number;
  ticket_no: string;
  store_id: number;
  user_id: string;
  subject: string;
  category_id: number;
  status: TicketStatus;
  associated_type: TicketAssociation['type'] | null;
  associated_no: string | null;
  created_at: Date;
  modified_at: Date;
  closed_at: Date | null;
  unread: boolean;
}

export interface EventRow {
  id: number;
  author: string;
  by_agent: boolean;
  message: string;
  attachments: string[];
  to_status: TicketStatus | null;
  at: Date;
}

const isUnread = sql`exists (select 1 from ticket_event e where e.ticket_id = t.id and e.by_agent and e.at > t.read_at)`;

const columns = sql`t.id, t.ticket_no, t.store_id, t.user_id, t.subject, t.category_id, t.status, t.associated_type,
  t.associated_no, t.created_at, t.modified_at, t.closed_at,
  ${isUnread} as unread`;

interface ListFilter {
  userId: string;
  storeId: number;
  status?: TicketStatus | undefined;
  /** Only those with an answer that was not read yet. Absent: all. */
  unread?: boolean | undefined;
}

const matching = ({ userId, storeId, status, unread }: ListFilter) => sql`
  from ticket t where t.user_id = ${userId} and t.store_id = ${storeId}
  ${status ? sql`and t.status = ${status}` : sql``} ${unread ? sql`and ${isUnread}` : sql``}`;

/** Own tickets, the last one that moved first. */
export const findTickets = (filter: ListFilter, at: { limit: number; offset: number }) =>
  rows(sql<TicketRow>`
    select ${columns} ${matching(filter)} order by t.modified_at desc, t.id desc limit ${at.limit} offset ${at.offset}`);

export const countTickets = async (filter: ListFilter): Promise<number> =>
  (await row(sql<{ count: number }>`select count(*) as count ${matching(filter)}`))?.count ?? 0;

/** An own ticket; a stranger's is as if it were not there. @param isLocked holds it until the transaction ends */
export const ownTicket = (userId: string, id: number, isLocked = false) =>
  row(sql<TicketRow>`
    select ${columns} from ticket t where t.id = ${id} and t.user_id = ${userId} ${isLocked ? sql`for update of t` : sql``}`);

/** Any ticket, for those who answer, held until the transaction ends. */
export const anyTicket = (id: number) =>
  row(sql<TicketRow>`select ${columns} from ticket t where t.id = ${id} for update of t`);

export const ticketEvents = (id: number) =>
  rows(sql<EventRow>`
    select id, author, by_agent, message, attachments, to_status, at from ticket_event where ticket_id = ${id} order by id`);

export const markRead = (id: number, now: Date) => run(sql`update ticket set read_at = ${now} where id = ${id}`);

interface NewTicket {
  storeId: number;
  userId: string;
  ticketNo: string;
  subject: string;
  categoryId: number;
  associated: TicketAssociation | null;
  now: Date;
  /** When the shopper last looked; absent: now, since they wrote it. */
  readAt?: Date;
}

/** @returns the new ticket's id. */
export const insertTicket = async (ticket: NewTicket): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into ticket(ticket_no, store_id, user_id, subject, category_id, associated_type, associated_no, created_at,
        modified_at, read_at)
      values (${ticket.ticketNo}, ${ticket.storeId}, ${ticket.userId}, ${ticket.subject}, ${ticket.categoryId},
        ${ticket.associated?.type ?? null}, ${ticket.associated?.no ?? null}, ${ticket.now}, ${ticket.now}, ${ticket.readAt ?? ticket.now})
      returning id`)
  )?.id ?? 0;

interface NewEvent {
  ticketId: number;
  author: string;
  byAgent: boolean;
  message: string;
  attachments: readonly string[];
  toStatus: TicketStatus | null;
  now: Date;
}

/** Adds what was said or done and moves the ticket on by it. */
export async function addTicketEvent(event: NewEvent): Promise<EventRow> {
  const added = await row(sql<EventRow>`
    insert into ticket_event(ticket_id, author, by_agent, message, attachments, to_status, at)
    values (${event.ticketId}, ${event.author}, ${event.byAgent}, ${event.message}, ${[...event.attachments]}::text[],
      ${event.toStatus}, ${event.now})
    returning id, author, by_agent, message, attachments, to_status, at`);
  await run(sql`
    update ticket set modified_at = ${event.now}, status = coalesce(${event.toStatus}, status),
      closed_at = case when ${event.toStatus}::text = 'CLOSED' then ${event.now}::timestamptz
        when ${event.toStatus}::text is not null then null else closed_at end,
      read_at = case when ${event.byAgent} then read_at else ${event.now}::timestamptz end
    where id = ${event.ticketId}`);
  if (!added) throw new Error('A ticket event was not stored');
  return added;
}

/** The shopper as they are called, with the address for their mail. */
export const shopperOf = (userId: string) =>
  row(sql<{ nickname: string; email: string | null; locale: Locale }>`
    select nickname, email, locale from shopper where sub = ${userId}`);
