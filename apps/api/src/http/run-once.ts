import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { createWords } from '../words';

const words = createWords({
  keyUsed: {
    en: 'This was sent before with something else in it: load the page again',
    fr: 'Cet envoi a déjà été fait avec un autre contenu : rechargez la page',
  },
});

interface Done<T> {
  asked: string;
  answer: T;
}

/** A change that is made once. */
export interface OnceRequest {
  /** Who it is, in a form that nobody else has: `u:` and a user's sub, or what stands for somebody without an account. */
  owner: string;
  /** As `repeatKey` makes it of their `Idempotency-Key`; null: the change is made each time that it is asked for. */
  key: string | null;
  /** The call and its input: a repeat is of the same. */
  asked: unknown;
  locale: Locale;
  now: Date;
}

/**
 * The stored form of an `Idempotency-Key`.
 * @param kind keeps keys of several kinds of calls apart
 * @param key as it was sent; null or another form: there is none
 */
export const repeatKey = (kind: string, key: unknown): string | null =>
  typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? `${kind}:${key}` : null;

/**
 * What a request was answered before.
 * @returns undefined: its key stands for nothing yet
 * @throws {ReplyError} 409 when the key stands for something else
 */
export async function answeredBefore<T>({
  owner,
  key,
  asked,
  locale,
}: OnceRequest): Promise<{ answer: T } | undefined> {
  const done = await row(sql<Done<T>>`select asked, answer from done_request where owner = ${owner} and key = ${key}`);
  if (done && done.asked !== hashOf(asked)) throw new ReplyError('REQUEST_KEY_USED', words(locale, 'keyUsed'));
  return done;
}

const hashOf = (asked: unknown) => createHash('sha256').update(JSON.stringify(asked)).digest('base64');

/**
 * Runs a change once for each idempotency key of a person, inside the caller's transaction. A repeat with the same key is answered as the
 * first time and runs nothing. A change that throws is rolled back with its key, so it can be tried again; of two with the same key at once
 * the later waits for the first. The same key with another input is refused. Keys are kept for a day.
 * @returns whether it was made now, and what it answers, which is stored as JSON for the repeat
 * @throws {ReplyError} 409 when the key stands for something else
 */
export async function runOnce<T>(
  request: OnceRequest,
  work: () => Promise<T>,
): Promise<{ isMade: boolean; answer: T }> {
  const { owner, key, now } = request;
  if (key === null) return { isMade: true, answer: await work() };
  const isFirst = await run(sql`
    insert into done_request(owner, key, at, asked) values (${owner}, ${key}, ${now}, ${hashOf(request.asked)}) on conflict do nothing`);
  if (isFirst > 0) {
    const answer = await work();
    await run(sql`
      update done_request set answer = ${JSON.stringify(answer)}::jsonb where owner = ${owner} and key = ${key}`);
    return { isMade: true, answer };
  }
  const done = await answeredBefore<T>(request);
  if (!done) throw new ReplyError('REQUEST_KEY_USED', words(request.locale, 'keyUsed'));
  return { isMade: false, answer: done.answer };
}
