import { ReplyError } from '../../errors';
import { skuIn } from '../../products/options';
import type { DeskCtx, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { type ListedProduct, variantsOf } from './desk-products.repository';
import { moveStock } from './move-stock';

/**
 * Changes the stock of several variants of a product, inside the caller's transaction: one that is refused undoes all.
 * @returns each variant with its stock in pieces, before and now
 * @throws {ReplyError} what `moveStock` throws, with the variant's name before the reason
 */
export async function moveStockOfVariants(
  product: ListedProduct,
  { variants, ...why }: DeskInputOf<'variantsStock'>['body'],
  ctx: DeskCtx,
  now: Date,
): Promise<{ id: number; sku: string; before: number; stock: number }[]> {
  // Locked in the order of their ids: two people who change the same ones wait for each other, and neither is in the other's way.
  const known = await variantsOf(product.id, true);
  const moved = [];
  for (const { id, delta, expected } of variants) {
    try {
      const { stock, sku } = await moveStock(product.id, { variantId: id, delta, expected, ...why }, ctx, now);
      moved.push({ id, sku, before: stock - delta, stock });
    } catch (error) {
      const sku = known.find((variant) => variant.id === id)?.sku;
      if (!(error instanceof ReplyError) || !sku) throw error;
      const name = skuIn(product.attributes, sku, ctx.locale).split(',').join(', ');
      throw new ReplyError(
        error.reason,
        deskWords(ctx.locale, 'ofVariant', { name, message: error.message }),
        error.data,
      );
    }
  }
  return moved;
}
