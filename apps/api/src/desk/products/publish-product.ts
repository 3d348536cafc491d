import { sql } from 'kysely';
import { run } from '../../database/tx';
import type { DeskCtx } from '../desk-ctx';
import type { ListedProduct } from './desk-products.repository';
import { raiseVersion } from './set-price';

/** A product's pictures, the main one first. */
export const picturesOf = ({ image, images }: Pick<ListedProduct, 'image' | 'images'>) => [
  ...new Set([image, ...images]),
];

/** Puts a product on sale or takes it off. @returns the new version @throws {ReplyError} 409 changed meanwhile */
export async function publishProduct(
  id: number,
  { version, isLive }: { version: number; isLive: boolean },
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  const raised = await raiseVersion(id, version, ctx, now);
  await run(sql`update product set on_shelf = ${isLive} where id = ${id}`);
  return raised;
}
