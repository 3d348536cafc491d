import { isAboveLowest, priceObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { notFound, ReplyError } from '../../errors';
import { noteProductChanged } from '../../webhooks/messages';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { symbolColumn } from '../../store/store.repository';
import { sellsToEu } from '../sells-to-eu';
import { type VariantRow, variantsOf } from './desk-products.repository';
import { forgetOldPrices, lowestPrices, notePricesBefore } from './lowest-price';

type Asked = DeskInputOf<'setPrice'>['body'];

/** Raises a product's version, when it is still the one that the person saw, and tells other systems and crawlers. @throws {ReplyError} 409 with the version now */
export async function raiseVersion(id: number, version: number, ctx: DeskCtx, now: Date): Promise<number> {
  const raised = await row(sql<{ version: number }>`
    update product set version = version + 1, changed_at = ${now}
    where id = ${id} and version = ${version} returning version`);
  if (raised) {
    await noteProductChanged(id, now);
    return raised.version;
  }
  const found = await row(sql<{ version: number }>`select version from product where id = ${id}`);
  throw new ReplyError('PRODUCT_CHANGED', deskWords(ctx.locale, 'changed'), { version: found?.version ?? null });
}

const priced = (variants: readonly VariantRow[], asked: Asked['variants']) =>
  variants.map((variant) => {
    const wanted = asked.find(({ id }) => id === variant.id);
    return {
      id: variant.id,
      sku: variant.sku,
      priceCents: wanted?.priceCents ?? variant.price_cents,
      comparedCents: wanted ? wanted.comparedCents : variant.compared_cents,
      isChanged:
        wanted !== undefined &&
        (wanted.priceCents !== variant.price_cents || wanted.comparedCents !== variant.compared_cents),
    };
  });

const symbolOf = async (storeId: number) =>
  (await row(sql<{ currency_symbol: string }>`select ${symbolColumn(sql`${storeId}::bigint`)}`))?.currency_symbol ?? '';

/**
 * Refuses an older price above the lowest of the last 30 days, where the store sells to the European Union.
 * @throws {ReplyError} 400 with the lowest price. Source: Directive 98/6/EC, art. 6a.
 */
async function refuseAboveLowest(productId: number, asked: Asked, ctx: DeskCtx, now: Date): Promise<void> {
  if (!asked.variants.some(({ comparedCents }) => comparedCents !== null) || !(await sellsToEu(ctx.storeId))) return;
  const [before, lowest] = [await variantsOf(productId, true), await lowestPrices(productId, now)];
  for (const { id, comparedCents } of asked.variants) {
    const wasComparedCents = before.find((variant) => variant.id === id)?.compared_cents ?? null;
    const lowestCents = lowest.get(id) ?? Infinity;
    if (!isAboveLowest({ comparedCents, wasComparedCents, lowestCents })) continue;
    const money = { cents: lowestCents, symbol: await symbolOf(ctx.storeId) };
    throw new ReplyError('PRICES_REFUSED', deskWords(ctx.locale, 'comparedAboveLowest', { lowest: money }), {
      obstacle: 'comparedAboveLowest',
    });
  }
}

/**
 * Sets prices of variants and the discount of their product, inside the caller's transaction: the one writer of either.
 * @returns the new version, and what changed for the audit
 * @throws {ReplyError} 404 a variant of another product; 400 prices that cannot stand together, or an older price above the lowest of the
 *   last 30 days where the store sells to the European Union; 409 changed meanwhile
 */
export async function setPrice(productId: number, asked: Asked, ctx: DeskCtx, now: Date) {
  await refuseAboveLowest(productId, asked, ctx, now);
  return writePrices(productId, asked, ctx, now);
}

/**
 * Writes prices whatever the last 30 days say: for `setPrice`, and for a preview that is undone. What cards and lists show follows in the
 * database (migration 0080).
 * @returns the new version, and what changed for the audit
 * @throws {ReplyError} 404 a variant of another product; 400 prices that cannot stand together; 409 changed meanwhile
 */
export async function writePrices(productId: number, asked: Asked, ctx: DeskCtx, now: Date) {
  const variants = await variantsOf(productId, true);
  if (asked.variants.some(({ id }) => !variants.some((variant) => variant.id === id))) throw notFound();
  const discountEnds = asked.discount > 0 && asked.discountEnds ? new Date(asked.discountEnds) : null;
  const next = priced(variants, asked.variants);
  const obstacle = priceObstacle({ discount: asked.discount, discountEnds, variants: next }, now);
  if (obstacle) throw new ReplyError('PRICES_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
  const version = await raiseVersion(productId, asked.version, ctx, now);
  const before = await row(sql<{ discount: number; discount_expiry: Date | null }>`
    select discount, discount_expiry from product where id = ${productId}`);
  await notePricesBefore(productId, now);
  const changed = next.filter(({ isChanged }) => isChanged);
  // in one statement: the product then follows once, whichever variant becomes its cheapest
  await run(sql`
    update variant set price_cents = asked.price_cents, compared_cents = asked.compared_cents
    from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ priceCents }) => priceCents)}::bigint[],
      ${changed.map(({ comparedCents }) => comparedCents)}::bigint[]) as asked(id, price_cents, compared_cents)
    where variant.id = asked.id`);
  // a product has many indexes: not written once more where it stays as it is
  const isOfferChanged =
    before?.discount !== asked.discount || before.discount_expiry?.getTime() !== discountEnds?.getTime();
  if (isOfferChanged)
    await run(sql`
      update product set discount = ${asked.discount}, discount_expiry = ${discountEnds} where id = ${productId}`);
  await run(sql`
    insert into price_history(variant_id, at, price_cents, compared_cents, discount, discount_ends)
    select v.id, ${now}, v.price_cents, v.compared_cents, ${asked.discount}, ${discountEnds} from variant v where v.product_id = ${productId}
    on conflict do nothing`);
  await forgetOldPrices(productId, now);
  return {
    version,
    before: {
      discount: before?.discount ?? 0,
      prices: Object.fromEntries(
        variants.filter(({ id }) => changed.some((one) => one.id === id)).map((one) => [one.sku, one.price_cents]),
      ),
    },
    after: {
      discount: asked.discount,
      prices: Object.fromEntries(changed.map(({ sku, priceCents }) => [sku, priceCents])),
    },
  };
}
