import type { Api } from '@souk/api-client';
import type { PreOrderInput } from '@souk/contract';
import { orderConfirmPath } from '@souk/domain';
import { sessionSettled } from '../session';
import { ensureCartUuid } from './cart-uuid';

/**
 * Creates a pre-order, which the checkout is opened with: of lines of the cart, of a variant (buy now), or of chosen values (custom pages).
 * A visitor without a cart gets an id first, since pre-orders belong to somebody.
 * A second one, made because the process that made the first died before it answered, harms nobody.
 * @throws {ApiError} 409 with every line that cannot be bought in `data.lines`
 * @returns path of the order confirmation. Source: spec 7, order/pre/order; ORDER-01.
 */
export const takeAside = async (api: Pick<Api, 'orders'>, input: PreOrderInput): Promise<string> => {
  if ((await sessionSettled()).status !== 'user') ensureCartUuid();
  const { preOrderNo } = await api.orders.pre(input, { idempotencyKey: crypto.randomUUID() });
  return orderConfirmPath(preOrderNo);
};
