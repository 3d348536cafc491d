import { runOnce } from '../http/run-once';
import type { DeskCtx } from './desk-ctx';

/**
 * Runs a change of a desk once for each idempotency key of a person, as `runOnce` does. Without a key it runs each time.
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
  return runOnce(
    {
      owner: `u:${ctx.actor.sub}`,
      key: of === undefined ? key : `${key}:${of}`,
      asked: [ctx.call, ctx.merchantId, input],
      locale: ctx.locale,
      now,
    },
    work,
  );
}
