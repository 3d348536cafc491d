import type { OrderAgain } from '@souk/contract';
import { createCartService } from '../cart/cart.service';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { orderWords } from './order-words';
import type { ItemRow } from './orders.repository';

/** Puts what was bought into the cart again, line by line: one that is not sold any more stops no other. */
export function createOrderAgain(deps: Pick<Deps, 'clock'>) {
  const cart = createCartService(deps);
  return async (items: readonly ItemRow[], ctx: Ctx): Promise<OrderAgain> => {
    const result: OrderAgain = { added: [], skipped: [] };
    for (const { product_id: productId, variant_id: variantId, num, ...item } of items) {
      const name = ctx.locale === 'fr' ? item.name_fr : item.name_en;
      try {
        const { lines } = await cart.add([{ productId, variantId, cartNum: num }], { ...ctx, idempotencyKey: null });
        result.added.push({ productId, name, cartNum: lines[0]?.cartNum ?? num });
      } catch (error) {
        if (!(error instanceof ReplyError)) throw error;
        result.skipped.push({ productId, name, reason: error.message || orderWords(ctx.locale, 'OFF_SHELF') });
      }
    }
    return result;
  };
}
