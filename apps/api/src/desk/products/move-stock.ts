import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { noteProductChanged } from '../../webhooks/messages';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';

/**
 * Changes a variant's stock by so many pieces, inside the caller's transaction: never to a number, since buyers change it too.
 * @throws {ReplyError} 404 not of this product; 400 by nothing; 409 with the stock now, below zero or not as the person saw it
 */
export async function moveStock(
  productId: number,
  { variantId, delta, reason, note, expected }: DeskInputOf<'moveStock'>['body'],
  ctx: DeskCtx,
  now: Date,
): Promise<{ stock: number; sku: string }> {
  if (delta === 0) throw fieldErrors({ delta: deskWords(ctx.locale, 'noDelta') });
  const moved = await row(sql<{ stock: number; sku: string }>`
    update variant set stock = stock + ${delta}
    where id = ${variantId} and product_id = ${productId} and stock + ${delta} >= 0
      and (${expected ?? null}::int is null or stock = ${expected ?? null}) returning stock, sku`);
  if (!moved) {
    const found = await row(
      sql<{ stock: number }>`select stock from variant where id = ${variantId} and product_id = ${productId}`,
    );
    if (!found) throw notFound();
    const { stock } = found;
    if (expected !== undefined && expected !== stock)
      throw new ReplyError('STOCK_CHANGED', deskWords(ctx.locale, 'stockMoved', { stock }), { stock });
    throw new ReplyError('STOCK_TOO_LOW', deskWords(ctx.locale, 'stockBelow', { stock }), { stock });
  }
  await run(sql`
    insert into stock_move(variant_id, at, delta, reason, note, actor_name)
    values (${variantId}, ${now}, ${delta}, ${reason}, ${note}, ${ctx.actor.name})`);
  await noteProductChanged(productId, now);
  return moved;
}
