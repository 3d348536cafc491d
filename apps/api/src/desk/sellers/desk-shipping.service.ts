import type { ShippingRules } from '@souk/contract/desk';
import { shippingObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { refuseOvertaken, versionOf } from '../version-of';

interface SellerRow {
  id: number;
  name: string;
  fee_cents: number;
  free_from_cents: number | null;
  min_days: number;
  max_days: number;
  closed_until: Date | null;
}

/** A merchant that a scope sees; undefined: there is none. @param isHeld until the transaction ends */
const seenSeller = ({ storeId, merchantId }: DeskCtx, id: number, isHeld: boolean) =>
  row(sql<SellerRow>`
    select id, name, freight_fee_cents as fee_cents, freight_free_from_cents as free_from_cents, delivery_min_days as min_days,
      delivery_max_days as max_days, closed_until from merchant
    where store_id = ${storeId} and id = ${id} ${merchantId === null ? sql`` : sql`and id = ${merchantId}`}
    ${isHeld ? sql`for update` : sql``}`);

/** An absence that is over is none. */
const rulesOf = (found: SellerRow, now: Date): ShippingRules => ({
  feeCents: found.fee_cents,
  freeFromCents: found.free_from_cents,
  minDays: found.min_days,
  maxDays: found.max_days,
  closedUntil: found.closed_until !== null && found.closed_until > now ? found.closed_until.toISOString() : null,
});

/** How a merchant sends, and when they are away: for orders that are made from now on. */
export function deskShipping({ clock }: Pick<Deps, 'clock'>) {
  /** @throws {ReplyError} 404 for a merchant outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenSeller(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  return {
    async shipping({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const rules = rulesOf(found, clock.now());
      return { ...rules, id, name: found.name, version: versionOf(rules) };
    },

    async shippingSave({ params: { id }, body: { version, ...after } }, ctx) {
      const now = clock.now();
      const before = rulesOf(await seen(id, ctx, true), now);
      refuseOvertaken(before, version, ctx);
      const closedUntil = after.closedUntil === null ? null : new Date(after.closedUntil);
      const obstacle = shippingObstacle({ ...after, closedUntil }, now);
      if (obstacle) throw new ReplyError('SHIPPING_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
      await run(sql`
        update merchant set freight_fee_cents = ${after.feeCents}, freight_free_from_cents = ${after.freeFromCents},
          delivery_min_days = ${after.minDays}, delivery_max_days = ${after.maxDays}, closed_until = ${closedUntil}
        where id = ${id}`);
      await note(ctx, now, { subject: ['seller', id], before, after });
      return { version: versionOf({ ...after, closedUntil: closedUntil?.toISOString() ?? null }) };
    },
  } satisfies Partial<DeskHandlers>;
}
