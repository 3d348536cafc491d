import { sql } from 'kysely';
import { row, rows } from '../../database/tx';
import { allMessageQueues } from '../../mail/queues';

/** The queues whose work is to send one message of the outbox. */
export const isMessageQueue = sql<boolean>`name in (${sql.join(allMessageQueues.map((name) => sql.lit(name)))})`;

/** A message that was given up, by the job that tried to send it. */
export interface UnsentRow {
  id: string;
  queue: string;
  channel: 'email' | 'sms';
  subject: string;
  recipient: string;
  has_code: boolean;
  at: Date;
  tries: number;
  error: string | null;
}

const unsent = sql`
  select j.id, j.name as queue, o.channel, o.subject, o.recipient, o.code is not null as has_code, coalesce(j.completed_on, j.created_on) as at,
    j.retry_count + 1 as tries, j.output ->> 'message' as error
  from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::bigint
  where ${isMessageQueue} and j.state = 'failed' and o.sent_at is null`;

/** Messages that were given up, the newest first. */
export const unsentMails = (most: number) =>
  rows(sql<UnsentRow>`${unsent} order by j.completed_on desc nulls last, j.id limit ${most}`);

/** Those of some jobs that can be sent again: a code in a message holds for minutes, so one with a code cannot. */
export const sendableMails = (ids: readonly string[]) =>
  rows(
    sql<
      Pick<UnsentRow, 'id' | 'queue'>
    >`select x.id, x.queue from (${unsent}) x where x.id = any(${[...ids]}::uuid[]) and not x.has_code`,
  );

/** How many messages wait for another try. */
export const mailsInRetry = async (): Promise<number> =>
  (
    await row(sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where ${isMessageQueue} and state = 'retry'`)
  )?.count ?? 0;
