import type { MerchantState } from '@souk/contract/desk';
import { type MerchantMove, merchantMoves } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../database/tx';
import { noteMerchantMoved } from '../webhooks/messages';

/**
 * How a merchant stands, held until the transaction ends: a checkout that holds it is waited for, and one that comes later waits.
 * Undefined: the store has none by that id.
 */
export const lockMerchant = (storeId: number, id: number) =>
  row(sql<{ state: MerchantState; name: string }>`
    select state, name from merchant where id = ${id} and store_id = ${storeId} for no key update`);

/** Makes one move of `merchantMoves`, inside the caller's transaction, and tells other systems. @returns false when the merchant is not where the move begins; then nothing changed */
export async function moveMerchant(
  id: number,
  name: MerchantMove,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const { from, to } = merchantMoves[name];
  const moved = await run(sql`
    update merchant set state = ${to}, is_open = ${to === 'open'}, state_reason = ${reason}, state_at = ${now}
    where id = ${id} and state = any(${[...from]}::text[])`);
  if (moved > 0) await noteMerchantMoved(id, name, now);
  return moved > 0;
}

/** Takes all products of a merchant out of the shop. @returns how many there were */
export const takeOffShelf = (merchantId: number) =>
  run(sql`update product set on_shelf = false, version = version + 1 where merchant_id = ${merchantId} and on_shelf`);
