import type { Deps } from '../../deps';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import type { ListedProduct } from './desk-products.repository';
import { moveStock } from './move-stock';
import { moveStockOfVariants } from './move-stock-of-variants';

/**
 * Changes of stock by hand: of one variant, and of several.
 * @param seen a product of the scope; it throws 404 for another
 */
export const stockCalls = (
  clock: Deps['clock'],
  seen: (id: number, ctx: DeskCtx) => Promise<ListedProduct>,
): Pick<DeskHandlers, 'moveStock' | 'variantsStock'> => ({
  async moveStock({ params: { id }, body }, ctx) {
    await seen(id, ctx);
    const { stock, sku } = await moveStock(id, body, ctx, clock.now());
    const before = { sku, stock: stock - body.delta };
    await note(ctx, clock.now(), {
      subject: ['product', id],
      reason: body.note || body.reason,
      before,
      after: { sku, stock },
    });
    return { stock };
  },

  async variantsStock({ params: { id }, body }, ctx) {
    const found = await seen(id, ctx);
    const moved = await moveStockOfVariants(found, body, ctx, clock.now());
    const stocks = (of: 'before' | 'stock') => Object.fromEntries(moved.map((one) => [one.sku, one[of]]));
    await note(ctx, clock.now(), {
      subject: ['product', id],
      reason: body.note || body.reason,
      before: { stock: stocks('before') },
      after: { stock: stocks('stock') },
    });
    return { variants: moved.map((one) => ({ id: one.id, stock: one.stock })) };
  },
});
