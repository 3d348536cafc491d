import { ownerOf } from '../cart/owner';
import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';

/**
 * Whose cart and pre-orders: a user's, or those of the visitor who carries a cart's id.
 * @throws {ReplyError} 400 for a visitor who is neither signed in nor has a cart.
 */
export const mustOwner = (visitor: Pick<Ctx, 'userId' | 'cartUuid'>): string => {
  const owner = ownerOf(visitor);
  if (!owner) throw new ReplyError(400, '');
  return owner;
};
