import { randomUUID } from 'node:crypto';
import { pointsMost } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { fieldErrors } from '../../errors';
import { addPoints } from '../../orders/points';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';

/** How many points an account has. */
export const balanceOf = async (sub: string): Promise<number> =>
  (
    await row(sql<{ points: number }>`
    select coalesce(sum(amount), 0)::int as points from points_entry where user_id = ${sub}`)
  )?.points ?? 0;

/**
 * Gives an account points or takes some away, inside the caller's transaction. Whatever else writes points of the account waits: its
 * row refers to the account, which is locked here.
 * @returns how many it has then
 * @throws {ReplyError} 400 at `amount`: above what the role may give, or more than there are
 */
export async function adjustPoints(sub: string, amount: number, { ctx, now }: { ctx: DeskCtx; now: Date }) {
  const most = pointsMost(ctx.roles);
  if (most !== null && Math.abs(amount) > most)
    throw fieldErrors({ amount: deskWords(ctx.locale, 'pointsMost', { most: String(most) }) });
  await run(sql`select 1 from shopper where sub = ${sub} for update`);
  const before = await balanceOf(sub);
  if (amount < 0 && before + amount < 0)
    throw fieldErrors({ amount: deskWords(ctx.locale, 'pointsBelow', { points: String(before) }) });
  await addPoints({ userId: sub, kind: 'adjust', linkNo: randomUUID(), amount, now });
  return before + amount;
}
