import { isEmail, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import { run } from '../database/tx';
import { fieldErrors } from '../errors';
import type { Ctx, SomeHandlers } from '../http/handlers';
import { groupLines } from './cart-lines';
import type { CartService } from './cart.service';
import { cartWords } from './cart.words';
import { ownerOf } from './owner';

const emailOf = (typed: string, ctx: Ctx): string => {
  if (typed === '') throw fieldErrors({ email: cartWords(ctx.locale, 'emailEmpty') });
  if (!isEmail(typed)) throw fieldErrors({ email: cartWords(ctx.locale, 'emailWrong') });
  return sameEmail(typed);
};

/** The cart of the signed-in user, or of the visitor whose id is sent. Source: spec 7, cart rows. */
export const cartRoutes = ({ cart, clock }: { cart: CartService; clock: Clock }) =>
  ({
    async cartList({ query }, ctx) {
      const groups = groupLines(await cart.lines(ctx), ctx.locale, clock.now());
      if (query.isValid === 'all') return groups;
      return groups
        .map((group) => ({
          ...group,
          cartInfoList: group.cartInfoList.filter((line) => (line.invalidReason === null) === query.isValid),
        }))
        .filter((group) => group.cartInfoList.length > 0);
    },
    cartCount: async ({ query }, ctx) => ({ count: await cart.count(ctx, query.type === 'sum') }),
    cartNum: ({ body }, ctx) => cart.setNumber(body.id, body.number, ctx),
    cartDelete: ({ body }, ctx) => cart.remove(body.ids, ctx),
    cartSave: ({ body }, ctx) =>
      cart.add(
        body.map((line) => ({ productId: line.productId, cartNum: line.cartNum, variantId: line.productAttrUnique })),
        ctx,
      ),
    cartSaveSku: ({ body }, ctx) =>
      cart.add(
        body.map((line) => ({ productId: line.productId, cartNum: line.cartNum, sku: line.sku })),
        ctx,
      ),
    async cartSubscribe({ body }, ctx) {
      const email = emailOf(body.email, ctx);
      await run(sql`
      insert into cart_subscription(store_id, email, owner, created_at)
      values (${ctx.storeId}, ${email}, ${ownerOf(ctx)}, ${clock.now()})
      on conflict (store_id, email) do update set owner = excluded.owner`);
      return cartWords(ctx.locale, 'subscribed');
    },
    cartReset: ({ body }, ctx) => cart.reselect(body, ctx),
  }) satisfies SomeHandlers;
