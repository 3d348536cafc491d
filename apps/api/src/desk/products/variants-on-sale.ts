import { saleObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { variantsOf } from './desk-products.repository';
import { raiseVersion } from './set-price';
import { setSkuCodes } from './sku-codes';

/**
 * Gives variants pictures that their product has, or its main one, inside the caller's transaction.
 * @param images by variant; empty: the main one
 * @throws {ReplyError} 400 for a picture of something else
 */
async function setImages(productId: number, images: ReadonlyMap<number, string>, ctx: DeskCtx): Promise<void> {
  if (images.size === 0) return;
  const product = await row(sql<{ all: string[] }>`
    select images || image || array(select v.image from variant v where v.product_id = p.id) as all
    from product p where id = ${productId}`);
  if ([...images.values()].some((url) => url !== '' && !product?.all.includes(url)))
    throw fieldErrors({ variants: deskWords(ctx.locale, 'pictureElsewhere') });
  for (const [id, url] of images) await run(sql`update variant set image = ${url} where id = ${id}`);
}

/**
 * Puts variants on sale or takes them off, and gives them codes and pictures, inside the caller's transaction; none is ever deleted, since orders name
 * them.
 * @returns the new version, and which ones changed
 * @throws {ReplyError} 400 a picture that the product does not have; 404 a variant of another product; 409 none would be left, another one has a code, or changed meanwhile
 */
export async function setVariants(
  productId: number,
  asked: DeskInputOf<'variantsSale'>['body'],
  ctx: DeskCtx,
  now: Date,
) {
  const variants = await variantsOf(productId, true);
  const wanted = new Map(asked.variants.map((one) => [one.id, one]));
  if ([...wanted.keys()].some((id) => !variants.some((variant) => variant.id === id))) throw notFound();
  const after = variants.map((variant) => ({ ...variant, isNow: wanted.get(variant.id)?.onSale ?? variant.on_sale }));
  const changed = after.filter(({ isNow, on_sale }) => isNow !== on_sale);
  const obstacle = changed.length > 0 ? saleObstacle(after.map(({ isNow }) => isNow)) : null;
  if (obstacle) throw new ReplyError('VARIANTS_REFUSED', deskWords(ctx.locale, obstacle), { obstacle });
  const version = await raiseVersion(productId, asked.version, ctx, now);
  for (const { id, isNow } of changed) await run(sql`update variant set on_sale = ${isNow} where id = ${id}`);
  const skus = (isNow: boolean) => changed.filter((one) => one.isNow === isNow).map(({ sku }) => sku);
  const codes = variants.flatMap(({ id, sku_code: before }) => {
    const skuCode = wanted.get(id)?.skuCode ?? before;
    return skuCode === before ? [] : [{ id, skuCode }];
  });
  await setSkuCodes(productId, codes, ctx);
  const images = new Map(
    variants.flatMap(({ id, image: before }) => {
      const image = wanted.get(id)?.image ?? before;
      return image === before ? [] : [[id, image] as const];
    }),
  );
  await setImages(productId, images, ctx);
  return {
    version,
    ...(changed.length > 0 ? { onSale: skus(true), offSale: skus(false) } : {}),
    ...(codes.length > 0 ? { skuCodes: Object.fromEntries(codes.map(({ id, skuCode }) => [id, skuCode])) } : {}),
    ...(images.size > 0 ? { pictures: images.size } : {}),
  };
}

/** How many carts hold one of a product's variants, and how many wish lists the product. */
export async function usesOf(productId: number, variantIds: readonly number[]) {
  const found = await row(sql<{ carts: number; wishes: number }>`
    select
      (select count(distinct l.owner)::int from cart_line l
        where l.product_id = ${productId} and l.variant_id = any(${[...variantIds]}::bigint[])) as carts,
      (select count(*)::int from collect_product c where c.product_id = ${productId}) as wishes`);
  return { carts: found?.carts ?? 0, wishLists: found?.wishes ?? 0 };
}
