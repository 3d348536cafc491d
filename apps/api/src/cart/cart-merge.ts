import type { CartMerge } from '@souk/contract';
import { mergeCarts } from '@souk/domain';
import { sql } from 'kysely';
import { listOf, row, run, tx } from '../database/tx';
import type { Locale } from '../locale';
import { deleteLines, findLines, type LineRow } from './cart.repository';
import { userOwner, visitorOwner } from './owner';

const toMergeLine = (line: LineRow) => ({ attrId: line.variant_id, cartNum: line.cart_num });

const stockOf = (line: LineRow) => (line.on_sale && line.on_shelf ? line.stock : 0);

const put = async (at: { storeId: number; owner: string; now: Date }, line: LineRow, number: number) => {
  const { storeId, owner, now } = at;
  const written = await row(sql<{ id: number }>`
    insert into cart_line(store_id, owner, product_id, variant_id, cart_num, seen_price_cents, created_at, updated_at)
    values (${storeId}, ${owner}, ${line.product_id}, ${line.variant_id}, ${number}, ${line.seen_price_cents}, ${now}, ${now})
    on conflict (store_id, owner, variant_id) do update
      set cart_num = excluded.cart_num, seen_price_cents = excluded.seen_price_cents, updated_at = excluded.updated_at
    returning id`);
  return written?.id ?? 0;
};

/**
 * Holds the lines of both carts until the merge is done, the variants in the order in which additions hold them. Tabs that are told of one
 * sign-in bring the same cart at once: the later waits here, and then finds it empty.
 */
const holdLines = (storeId: number, owners: readonly string[]) =>
  run(sql`
    select 1 from cart_line where store_id = ${storeId} and owner in ${listOf(owners)} order by owner, variant_id for update`);

/**
 * Moves a visitor's cart into a user's: sums, capped at stock, with the newer price; done twice it changes nothing more.
 * Source: docs/contract.md "Cart", CART-13, lesson 1.
 */
export const mergeVisitorCart = (at: {
  storeId: number;
  userId: string;
  uuid: string;
  locale: Locale;
  now: Date;
}): Promise<CartMerge> =>
  tx(async () => {
    await holdLines(at.storeId, [visitorOwner(at.uuid), userOwner(at.userId)]);
    const visitor = await findLines(at.storeId, visitorOwner(at.uuid));
    const own = await findLines(at.storeId, userOwner(at.userId));
    const byVariant = new Map(visitor.map((line) => [line.variant_id, line]));
    const merge: CartMerge = { merged: [], capped: [] };
    const plan = mergeCarts(visitor.map(toMergeLine), own.map(toMergeLine), (id) => {
      const line = byVariant.get(id);
      return line ? stockOf(line) : 0;
    });
    for (const { attrId, from, to, capped } of plan) {
      const line = byVariant.get(attrId);
      if (!line) continue;
      const id = await put({ ...at, owner: userOwner(at.userId) }, line, to);
      merge.merged.push({ id, name: at.locale === 'fr' ? line.name_fr : line.name_en, from, to });
      if (capped) merge.capped.push(id);
    }
    // What another tab puts in meanwhile is the next merge's.
    await deleteLines(
      at.storeId,
      visitorOwner(at.uuid),
      visitor.map(({ id }) => id),
    );
    return merge;
  });
