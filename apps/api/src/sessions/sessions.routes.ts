import { sql } from 'kysely';
import { mergeVisitorCart } from '../cart/cart-merge';
import { userOwner, visitorOwner } from '../cart/owner';
import { movePreOrders } from '../checkout/pre-order.repository';
import type { Clock } from '../clock';
import { run, tx } from '../database/tx';
import { notFound } from '../errors';
import type { SomeHandlers } from '../http/handlers';

/** Visits, and the moment when a visitor becomes a user. Source: spec 4 "Session", spec 7 session rows. */
export const sessionRoutes = ({ clock }: { clock: Clock }) =>
  ({
    async sessionStart({ body }, ctx) {
      const now = clock.now();
      await run(sql`
      insert into visit(store_id, guid, uuid, user_id, started_at, seen_at)
      values (${ctx.storeId}, ${body.guid}, ${body.uuid ?? null}, ${ctx.userId}, ${now}, ${now})
      on conflict (store_id, guid) do update set seen_at = excluded.seen_at, ended_at = null`);
      return null;
    },
    async sessionResume({ body }, ctx) {
      const now = clock.now();
      await run(sql`
      insert into visit(store_id, guid, uuid, user_id, started_at, seen_at)
      values (${ctx.storeId}, ${body.guid}, ${ctx.cartUuid}, ${ctx.userId}, ${now}, ${now})
      on conflict (store_id, guid) do update set seen_at = excluded.seen_at, ended_at = null`);
      return null;
    },
    async sessionEnd({ body }, ctx) {
      await run(
        sql`update visit set ended_at = ${clock.now()} where store_id = ${ctx.storeId} and guid = ${body.guid}`,
      );
      return null;
    },
    async sessionRecordUser({ body }, ctx) {
      const { userId } = ctx;
      if (!userId) throw notFound();
      await run(sql`update visit set user_id = ${userId} where store_id = ${ctx.storeId} and uuid = ${body.uuid}`);
      return tx(async () => {
        const merge = await mergeVisitorCart({
          storeId: ctx.storeId,
          userId,
          uuid: body.uuid,
          locale: ctx.locale,
          now: clock.now(),
        });
        await movePreOrders(visitorOwner(body.uuid), userOwner(userId));
        return merge;
      });
    },
  }) satisfies SomeHandlers;
