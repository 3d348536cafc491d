import { codeLifeMs } from '@souk/domain';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import type { MessageOut } from './transports';

/** For so long another try waits for the note of a process that may have sent the message and could not say so. */
const doubtMs = 60_000;
/** A message is handed over so often while nobody knows what came of it. */
const mostClaims = 2;

/** What a try finds: the message, which is its own now; null: nothing is left to send; else why it may not send. */
export type Claimed = MessageOut | null | 'in doubt' | 'given up';

const isWaiting = (id: number, now: Date) => sql<boolean>`
  id = ${id} and sent_at is null and text <> '' and (code is null or created_at > ${new Date(now.getTime() - codeLifeMs)})`;

/** The channel of a message that is to be sent; undefined: it was, or is worth nothing any more. */
export const channelOf = async (id: number, now: Date) =>
  (await row(sql<Pick<MessageOut, 'channel'>>`select channel from outbox where ${isWaiting(id, now)}`))?.channel;

/**
 * Claims a message of the outbox: written before it is handed over, so that a database that takes no writes sends nothing. One that is
 * claimed already was handed over, or was about to be, by a try whose end nobody noted. A process that lives notes it as soon as the
 * database takes writes: a minute after a try wrote its doubt, which proves that it does, that process is taken for dead.
 */
export const claim = async (id: number, now: Date): Promise<Claimed> => {
  const isDoubtOver = sql<boolean>`coalesce(doubted_at <= ${new Date(now.getTime() - doubtMs)}, false)`;
  const message = await row(sql<MessageOut>`
    update outbox set claimed_at = ${now}, claims = claims + 1, doubted_at = null
    where ${isWaiting(id, now)} and (claimed_at is null or (${isDoubtOver} and claims < ${mostClaims}))
    returning channel, sender, reply_to, recipient, subject, text, html`);
  if (message) return message;
  // the next try, after a person asked for it, begins anew
  const ended = await run(sql`
    update outbox set claimed_at = null, claims = 0, doubted_at = null where ${isWaiting(id, now)} and ${isDoubtOver}`);
  if (ended > 0) return 'given up';
  const doubted = await run(sql`
    update outbox set doubted_at = coalesce(doubted_at, ${now}::timestamptz) where ${isWaiting(id, now)}`);
  return doubted > 0 ? 'in doubt' : null;
};

/** What came of a try: when the message went; null: it did not. `claimedAt` names the try. */
export interface Outcome {
  claimedAt: Date;
  sentAt: Date | null;
}

/** Writes what came of a try: its claim ends. A try that failed ends its own claim alone, for another process may have claimed the message since. */
const writeOutcome = (id: number, { claimedAt, sentAt }: Outcome) =>
  run(sql`
    update outbox set claimed_at = null, claims = 0, doubted_at = null, sent_at = ${sentAt}::timestamptz
    where id = ${id} and sent_at is null and (${sentAt !== null} or claimed_at = ${claimedAt})`);

/** Counts a try as none, whose process stops before it knows what came of it: it did not die, and the next one waits for its outcome as ever. */
export const uncountClaim = (id: number, claimedAt: Date) =>
  run(sql`update outbox set claims = 0 where id = ${id} and sent_at is null and claimed_at = ${claimedAt}`);

/** Outcomes of this process's tries. One that the database does not take is kept here, and written when it takes it. */
export const createOutcomeBuffer = () => {
  const unwritten = new Map<number, Outcome>();
  const write = async (id: number) => {
    const outcome = unwritten.get(id);
    if (outcome === undefined) return;
    await writeOutcome(id, outcome);
    unwritten.delete(id);
  };
  return {
    /** Whether this process has handed the message over, and could not note it. */
    hasSent: (id: number) => (unwritten.get(id)?.sentAt ?? null) !== null,
    /** Writes what is kept of a message. @throws what the database says; the outcome stays kept then */
    write,
    async note(id: number, outcome: Outcome) {
      unwritten.set(id, outcome);
      await write(id);
    },
    /** Writes all that is kept, until the database refuses one. */
    async writeAll() {
      for (const id of [...unwritten.keys()]) await write(id);
    },
  };
};
