import type { TicketAssociation, TicketStatus } from '@souk/contract';
import type { DeskTicketTab } from '@souk/contract/desk';
import { staffMay } from '@souk/domain/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../locale';
import { row, rows, run } from '../../database/tx';
import { listStaff } from '../../staff/staff-roles.repository';
import { beginsWith } from '../begins-with';
import type { Scope } from '../desk-ctx';
import { containsText } from '../contains-text';

/** A ticket as a desk's list shows it. */
export interface ListedTicket {
  id: number;
  ticket_no: string;
  user_id: string;
  subject: string;
  category_id: number;
  status: TicketStatus;
  associated_type: TicketAssociation['type'] | null;
  associated_no: string | null;
  created_at: Date;
  modified_at: Date;
  shopper: string;
  addressee: string;
  language: Locale;
  waits: boolean;
  last_by_agent: boolean;
  last_at: Date;
  assignee: string | null;
  assignee_name: string | null;
}

/** Of the last word: a state that the platform's people set without one is none, so that a ticket which they open again waits as before. */
const ofLastWord = (column: 'by_agent' | 'at') => sql`(
  select ${sql.ref(`e.${column}`)} from ticket_event e
  where e.ticket_id = t.id and not (e.by_agent and e.message = '' and e.attachments = '{}') order by e.id desc limit 1)`;

/** The shopper of a ticket `t` had the last word, and it is not closed: each screen that says so asks here. */
export const isWaitingTicket = sql<boolean>`(t.status <> 'CLOSED' and not coalesce(${ofLastWord('by_agent')}, false))`;

const tabs = (mine: string): Record<DeskTicketTab, RawBuilder<unknown>> => ({
  waiting: isWaitingTicket,
  mine: sql`t.status <> 'CLOSED' and a.sub = ${mine}`,
  unassigned: sql`t.status <> 'CLOSED' and a.sub is null`,
  open: sql`t.status <> 'CLOSED'`,
  answered: sql`(t.status <> 'CLOSED' and not ${isWaitingTicket})`,
  closed: sql`t.status = 'CLOSED'`,
  all: sql`true`,
});

const called = (alias: string) =>
  sql`coalesce(nullif(${sql.ref(`${alias}.nickname`)}, ''), ${sql.ref(`${alias}.email`)}, '—')`;

const seen = ({ storeId }: Scope) => sql`
  from ticket t left join shopper s on s.sub = t.user_id left join ticket_assignee a on a.ticket_id = t.id
    left join shopper w on w.sub = a.sub
  where t.store_id = ${storeId}`;

const columns = sql`t.id, t.ticket_no, t.user_id, t.subject, t.category_id, t.status, t.associated_type, t.associated_no, t.created_at,
  t.modified_at, ${called('s')} as shopper, coalesce(s.nickname, '') as addressee, coalesce(s.locale, 'en') as language, ${isWaitingTicket} as waits,
  coalesce(${ofLastWord('by_agent')}, false) as last_by_agent, coalesce(${ofLastWord('at')}, t.created_at) as last_at, a.sub as assignee,
  case when a.sub is null then null else ${called('w')} end as assignee_name`;

/** How many tickets wait for an answer, and since when the oldest does. */
export const pileOfTickets = (scope: Scope) =>
  row(sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(t.modified_at) as oldest ${seen(scope)} and ${isWaitingTicket}`);

interface TicketFilter {
  tab: DeskTicketTab;
  q: string;
  /** A category by its id; undefined: every one. */
  about?: number | undefined;
  /** Of the shopper; undefined: every one. */
  language?: Locale | undefined;
  /** Whoever looks. */
  mine: string;
}

/** One page of tickets, and how many match. Those that wait come by their age, all others by their last word. */
export async function listTicketsOf(
  scope: Scope,
  { tab, q, about, language, mine }: TicketFilter,
  at: { limit: number; offset: number },
) {
  const which = sql`${seen(scope)} and ${tabs(mine)[tab]}
    ${about ? sql`and t.category_id = ${about}` : sql``} ${language ? sql`and coalesce(s.locale, 'en') = ${language}` : sql``}
    and ${containsText(q, sql`t.subject`, sql`t.ticket_no`, sql`s.email`, sql`s.nickname`)}`;
  const order = tab === 'waiting' ? sql`t.modified_at` : sql`t.modified_at desc`;
  const list = await rows(
    sql<ListedTicket>`select ${columns} ${which} order by ${order}, t.id limit ${at.limit} offset ${at.offset}`,
  );
  const found = await row(sql<{ total: number }>`select count(*)::int as total ${which}`);
  return { list, total: found?.total ?? 0 };
}

/** One ticket of the scope; undefined: there is none. */
export const seenTicket = (scope: Scope, id: number) =>
  row(sql<ListedTicket>`select ${columns} ${seen(scope)} and t.id = ${id}`);

const hasNumber = (q: string) => beginsWith(sql`t.ticket_no`, q.toUpperCase());

/** Tickets whose number begins so, then those whose subject holds the text. */
export const findTickets = ({ storeId }: Scope, q: string, limit: number) =>
  rows(sql<Pick<ListedTicket, 'id' | 'ticket_no' | 'subject'>>`
    select t.id, t.ticket_no, t.subject from ticket t
    where t.store_id = ${storeId} and (${hasNumber(q)} or ${containsText(q, sql`t.subject`)})
    order by not ${hasNumber(q)}, t.ticket_no limit ${limit}`);

/** Somebody who answers tickets. */
export interface Colleague {
  sub: string;
  name: string;
}

/** Whoever has a role here that answers tickets. */
export const colleagues = async (): Promise<Colleague[]> =>
  (await listStaff())
    .filter(({ roles }) => staffMay(roles).includes('tickets.answer'))
    .map(({ sub, nickname, email }) => ({ sub, name: nickname || email || '—' }));

/**
 * Gives a ticket to somebody, or takes it away, when it is still whose the person saw it to be. Two who press at once wait for each
 * other at the ticket's row.
 * @returns false: it is somebody else's by now
 */
export async function moveTicket(
  id: number,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  await run(sql`select 1 from ticket where id = ${id} for update`);
  const now = await row(sql<{ sub: string }>`select sub from ticket_assignee where ticket_id = ${id}`);
  if ((now?.sub ?? null) !== from) return false;
  await run(
    to === null
      ? sql`delete from ticket_assignee where ticket_id = ${id}`
      : sql`insert into ticket_assignee(ticket_id, sub) values (${id}, ${to}) on conflict (ticket_id) do update set sub = excluded.sub`,
  );
  return true;
}

export const addTicketNote = (note: { ticketId: number; author: string; text: string; now: Date }) =>
  run(sql`
    insert into ticket_note(ticket_id, author, text, at) values (${note.ticketId}, ${note.author}, ${note.text}, ${note.now})`);

/** What colleagues noted, the first note first. */
export const ticketNotes = (id: number) =>
  rows(sql<{ id: number; by: string; text: string; at: Date }>`
    select n.id, ${called('w')} as by, n.text, n.at from ticket_note n left join shopper w on w.sub = n.author
    where n.ticket_id = ${id} order by n.id`);
