import type { Clock } from '../clock';
import { notFound } from '../errors';
import type { UserCtx, SomeHandlers } from '../http/handlers';
import { cardsOf } from '../products/cards';
import { offsetOf, page } from '../reply';
import * as kept from './collect.repository';

const whose = (ctx: UserCtx) => ({ storeId: ctx.storeId, userId: ctx.userId });

/** Wish list and followed merchants. Adding twice is adding once. Source: spec 7, collect rows; ACCT-03, MER-01. */
export const collectRoutes = ({ clock }: { clock: Clock }) =>
  ({
    async collectProducts({ query }, ctx) {
      const wishes = await kept.wishIds(whose(ctx), { limit: query.limit, offset: offsetOf(query) });
      const ids = wishes.map((wish) => wish.product_id);
      const cards = new Map(
        (await cardsOf(ctx.storeId, ids, ctx.locale, { withUnlisted: true })).map((card) => [card.id, card]),
      );
      const list = wishes.flatMap((wish) => {
        const card = cards.get(wish.product_id);
        return card ? [{ ...card, collectTime: wish.created_at.toISOString(), isValid: wish.is_sold }] : [];
      });
      return page(list, { ...query, total: await kept.countWishes(whose(ctx)) });
    },
    collectIds: async (_input, ctx) => (await kept.wishIds(whose(ctx))).map((wish) => wish.product_id),
    async collectMerchants({ query }, ctx) {
      const found = await kept.followed(whose(ctx), { limit: query.limit, offset: offsetOf(query) });
      const list = found.map((one) => ({
        merId: one.id,
        merName: one.name,
        merAvatar: one.avatar || null,
        createTime: one.created_at.toISOString(),
      }));
      return page(list, { ...query, total: await kept.countFollowed(whose(ctx)) });
    },
    async collectAddProduct({ body }, ctx) {
      if ((await kept.addWishes(whose(ctx), [body.id], clock.now())) === 0) throw notFound();
      return true;
    },
    async collectBatch({ body }, ctx) {
      if ((await kept.addWishes(whose(ctx), body.ids, clock.now())) === 0) throw notFound();
      return true;
    },
    async collectCancelProduct({ params }, ctx) {
      await kept.removeWishes(whose(ctx), [params.id]);
      return true;
    },
    async collectDelete({ body }, ctx) {
      await kept.removeWishes(whose(ctx), body.ids);
      return true;
    },
    async collectAddMerchant({ params }, ctx) {
      if (!(await kept.isMerchant(ctx.storeId, params.id))) throw notFound();
      await kept.follow(whose(ctx), params.id, clock.now());
      return true;
    },
    async collectCancelMerchant({ params }, ctx) {
      await kept.unfollow(whose(ctx), params.id);
      return true;
    },
  }) satisfies SomeHandlers;
