import { sql } from 'kysely';
import { rows, run } from '../../database/tx';

/** For so long after their form said so somebody counts as writing: it says so every ten seconds. */
const writingMs = 20_000;

const begin = (now: Date) => new Date(now.getTime() - writingMs);

/** Notes that somebody writes an answer to a ticket, and deletes its notes that are too old to count. */
export async function noteWriter(ticketId: number, sub: string, now: Date): Promise<void> {
  await run(sql`delete from ticket_writer where ticket_id = ${ticketId} and at < ${begin(now)}`);
  await run(sql`
    insert into ticket_writer(ticket_id, sub, at) values (${ticketId}, ${sub}, ${now})
    on conflict (ticket_id, sub) do update set at = excluded.at`);
}

/** Their answer is sent. */
export const forgetWriter = (ticketId: number, sub: string) =>
  run(sql`delete from ticket_writer where ticket_id = ${ticketId} and sub = ${sub}`);

/** Names of those who write an answer to a ticket now, without whoever asks. */
export const writersOf = async (ticketId: number, sub: string, now: Date): Promise<string[]> =>
  (
    await rows(sql<{ name: string }>`
      select coalesce(nullif(s.nickname, ''), s.email, '—') as name from ticket_writer w join shopper s on s.sub = w.sub
      where w.ticket_id = ${ticketId} and w.sub <> ${sub} and w.at >= ${begin(now)} order by name`)
  ).map(({ name }) => name);
