import type { Ctx } from '../http/handlers';

/** Whose cart: a user's, or that of the visitor who carries its id. Null for a visitor without one. */
export const ownerOf = (ctx: Pick<Ctx, 'userId' | 'cartUuid'>): string | null => {
  if (ctx.userId) return userOwner(ctx.userId);
  return ctx.cartUuid ? visitorOwner(ctx.cartUuid) : null;
};

export const userOwner = (userId: string) => `u:${userId}`;
export const visitorOwner = (uuid: string) => `c:${uuid}`;
