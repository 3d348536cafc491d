import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { ReplyError } from '../../errors';
import type { DeskCtx } from '../desk-ctx';
import { deskWords } from '../desk-words';

/** Parts locks of codes from those of other things. */
const lockSpace = 213;

/**
 * Refuses codes of a product's variants that another variant of the same merchant has, once they are written: whoever writes the same one
 * beside it waits for the end of this transaction.
 * @throws {ReplyError} 409 with the code and the product that has it
 */
export async function checkSkuCodes(productId: number, codes: readonly string[], ctx: DeskCtx): Promise<void> {
  const written = codes.filter((code) => code !== '').map((code) => code.toLowerCase());
  if (written.length === 0) return;
  await run(sql`select pg_advisory_xact_lock(${lockSpace}, merchant_id::int) from product where id = ${productId}`);
  const taken = await row(sql<{ code: string; name: string }>`
    select min(v.sku_code) as code, (array_agg(p.name_en order by p.id = ${productId}, p.id))[1] as name
    from variant v join product p on p.id = v.product_id
    where v.sku_code <> '' and lower(v.sku_code) = any(${written}::text[])
      and p.merchant_id = (select merchant_id from product where id = ${productId})
    group by lower(v.sku_code) having count(*) > 1 limit 1`);
  if (taken)
    throw new ReplyError('VARIANTS_REFUSED', deskWords(ctx.locale, 'codeTaken', taken), { obstacle: 'codeTaken' });
}

/** Gives variants of a product their codes, inside the caller's transaction. @throws {ReplyError} 409 a code that another one has */
export async function setSkuCodes(
  productId: number,
  codes: readonly { id: number; skuCode: string }[],
  ctx: DeskCtx,
): Promise<void> {
  for (const { id, skuCode } of codes)
    await run(sql`update variant set sku_code = ${skuCode} where id = ${id} and product_id = ${productId}`);
  await checkSkuCodes(
    productId,
    codes.map(({ skuCode }) => skuCode),
    ctx,
  );
}
