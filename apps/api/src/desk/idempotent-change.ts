import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { ReplyError } from '../errors';
import type { DeskCtx } from './desk-ctx';
import { deskWords } from './desk-words';

interface Done {
  asked: string;
  answer: unknown;
}

/**
 * Runs a change once for each idempotency key of a person, inside the caller's transaction. A repeat with the same key is answered as the
 * first time and runs nothing. A change that throws is rolled back with its key, so it can be tried again; of two with the same key at once
 * the later waits for the first. Without a key it runs each time.
 * @param change.of names one of the many changes of a call, each in a transaction of its own; absent: it makes one
 * @returns whether it was made now, and what it answers
 * @throws {ReplyError} 409 when the key stands for something else
 */
export async function runIdempotent(
  { of, now }: { of?: string | number; now: Date },
  ctx: DeskCtx,
  work: () => Promise<unknown>,
): Promise<{ isMade: boolean; answer: unknown }> {
  if (!ctx.repeatable) return { isMade: true, answer: await work() };
  const { key, input } = ctx.repeatable;
  const owner = `u:${ctx.actor.sub}`;
  const own = ['desk', key, ...(of === undefined ? [] : [of])].join(':');
  const asked = createHash('sha256')
    .update(JSON.stringify([ctx.call, ctx.merchantId, input]))
    .digest('base64');
  const isFirst = await run(sql`
    insert into done_request(owner, key, at, asked) values (${owner}, ${own}, ${now}, ${asked}) on conflict do nothing`);
  if (isFirst > 0) {
    const answer = await work();
    await run(sql`
      update done_request set answer = ${JSON.stringify(answer)}::jsonb where owner = ${owner} and key = ${own}`);
    return { isMade: true, answer };
  }
  const done = await row(sql<Done>`select asked, answer from done_request where owner = ${owner} and key = ${own}`);
  if (done?.asked !== asked) throw new ReplyError('REQUEST_KEY_USED', deskWords(ctx.locale, 'keyUsed'));
  return { isMade: false, answer: done.answer };
}
