import { sql } from 'kysely';
import { run } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { seenProduct } from './desk-products.repository';
import { takeOff } from './publish-product';
import { raiseVersion } from './set-price';

/**
 * Archives a product, inside the caller's transaction, which takes it off sale and back from the platform's look; or brings it back, not on
 * sale. What was ordered and written of it keeps it: none is ever deleted.
 * @returns the new version
 * @throws {ReplyError} 409 changed meanwhile
 */
async function archiveProduct(
  id: number,
  { version, isArchived }: { version: number; isArchived: boolean },
  ctx: DeskCtx,
  now: Date,
): Promise<number> {
  const raised = await raiseVersion(id, version, ctx, now);
  if (isArchived) await takeOff(id);
  await run(sql`update product set archived_at = ${isArchived ? now : null} where id = ${id}`);
  return raised;
}

/** Products that are not sold any more: out of the lists, and back. */
export const deskProductArchive = ({ clock }: Pick<Deps, 'clock'>) =>
  ({
    async productArchive({ params: { id }, body }, ctx) {
      const found = await seenProduct(ctx, id, clock.now());
      if (!found) throw notFound();
      const version = await archiveProduct(id, body, ctx, clock.now());
      const before = { isLive: found.on_shelf, isArchived: found.archived_at !== null };
      const after = { isLive: found.on_shelf && !body.isArchived, isArchived: body.isArchived };
      await note(ctx, clock.now(), { subject: ['product', id], before, after });
      return { version };
    },
  }) satisfies Partial<DeskHandlers>;
