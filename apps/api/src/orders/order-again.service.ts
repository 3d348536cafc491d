import type { OrderAgain } from '@souk/contract';
import { createCartService } from '../cart/cart.service';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';
import { orderWords } from './order-words';
import type { ItemRow } from './orders.repository';

/**
 * Puts what was ordered into the cart again, line by line: one that is not sold any more stops no other.
 * @param once names the request; the same name twice fills the same cart once
 */
export function createOrderAgain(deps: Pick<Deps, 'clock'>) {
  const cart = createCartService(deps);
  const add = async ({ product_id: productId, variant_id: variantId, num }: ItemRow, ctx: Ctx) => {
    const { lines } = await cart.add([{ productId, variantId, cartNum: num }], ctx);
    if (lines[0]) return { cartNum: lines[0].cartNum, capped: lines[0].capped };
    const before = (await cart.lines(ctx)).find((line) => line.variant_id === variantId)?.cart_num ?? 0;
    return { cartNum: before, capped: before < num };
  };
  return async (items: readonly ItemRow[], ctx: Ctx, once?: string): Promise<OrderAgain> => {
    const result: OrderAgain = { added: [], skipped: [] };
    for (const item of items) {
      const productId = item.product_id;
      const name = ctx.locale === 'fr' ? item.name_fr : item.name_en;
      const idempotencyKey = once ? `${once}:${item.variant_id}` : null;
      try {
        result.added.push({ productId, name, ...(await add(item, { ...ctx, idempotencyKey })) });
      } catch (error) {
        if (!(error instanceof ReplyError)) throw error;
        result.skipped.push({ productId, name, reason: error.message || orderWords(ctx.locale, 'OFF_SHELF') });
      }
    }
    return result;
  };
}
