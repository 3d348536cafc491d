import { ReplyError } from '../errors';
import type { Ctx } from '../http/handlers';

/** Whose cart: a user's, or that of the visitor who carries its id. Null for a visitor without one. */
export const ownerOf = (ctx: Pick<Ctx, 'userId' | 'cartUuid'>): string | null => {
  if (ctx.userId) return userOwner(ctx.userId);
  return ctx.cartUuid ? visitorOwner(ctx.cartUuid) : null;
};

export const userOwner = (userId: string) => `u:${userId}`;
export const visitorOwner = (uuid: string) => `c:${uuid}`;

/**
 * Whose cart and pre-orders: a user's, or those of the visitor who carries a cart's id.
 * @throws {ReplyError} 400 for a visitor who is neither signed in nor has a cart.
 */
export const mustOwner = (visitor: Pick<Ctx, 'userId' | 'cartUuid'>): string => {
  const owner = ownerOf(visitor);
  if (!owner) throw new ReplyError('CART_MISSING');
  return owner;
};
