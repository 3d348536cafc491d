import type { CallName } from '@souk/contract';
import { onceCalls, ownOnceCalls } from '@souk/contract/internal';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import type { Ctx } from './handlers';
import { repeatKey, runOnce } from './run-once';

const isOnce = new Set<CallName>(onceCalls);
for (const name of ownOnceCalls) isOnce.delete(name);

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64');

/** Whose keys they are: a user's, a guest's with the link to an order, or those of an anonymous cart; null: nobody's. */
const ownerOf = ({ userId, orderToken, cartUuid }: Ctx): string | null => {
  if (userId) return `u:${userId}`;
  if (orderToken) return `t:${hashOf(orderToken)}`;
  return cartUuid ? `c:${hashOf(cartUuid)}` : null;
};

interface Asked {
  name: CallName;
  input: unknown;
}

/**
 * Runs a shopper's call. One of `onceCalls` runs in a transaction, once for each `Idempotency-Key`; a repeat is answered as the first time.
 * Source: docs/contract, Idempotency-Key.
 * @throws {ReplyError} 409 when the key stands for something else
 */
export const createOnceForShopper =
  (clock: Clock) =>
  async (asked: Asked, ctx: Ctx, work: () => Promise<unknown>): Promise<unknown> => {
    const owner = ownerOf(ctx);
    const key = repeatKey('shop', ctx.idempotencyKey);
    if (!owner || !key || !isOnce.has(asked.name)) return work();
    const request = { owner, key, asked: [asked.name, asked.input], locale: ctx.locale, now: clock.now() };
    return (await tx(() => runOnce(request, work))).answer;
  };
