import type { ShipManyResult } from '@souk/contract/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { oneOrder } from '../../orders/accessible-tree';
import { eventsOf } from '../../orders/events';
import { createFulfilment } from '../../orders/fulfilment';
import { lockOrders } from '../../orders/locks';
import { purchaseTrees } from '../../orders/orders.repository';
import { findSentParcel } from '../../orders/parcels';
import { isSameParcel } from './same-parcel';
import { offsetOf, page } from '../../reply';
import { note, notesOf } from '../audit';
import type { DeskCtx, DeskHandlers, DeskInputOf } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { runIdempotent } from '../idempotent-change';
import { giveTurn } from '../imports/turns';
import { recheckPermission } from '../recheck-permission';
import { cancelOrder } from './cancel-order';
import { deskOrderView, rowOf } from './desk-order-view';
import { orderAddress } from './order-address';
import { orderRecords } from './order-records';
import { previewRefund, refundOrder } from './refund-order';
import { resendMail } from './resend-mail';
import { listOrders, merchantNames, type SeenOrder, seenOrder } from './desk-orders.repository';
import { mailFactsOf } from './mail-facts.repository';
import { moneyBackOf } from './order-money.repository';
import { disputesOf } from './order-disputes.repository';
import { addOrderNote, orderNotes } from './order-notes.repository';
import { ordersCsv, ordersOfFile } from './orders-csv';
import { storeDay } from '../store-day';

/** An order in full. @param found what the caller sees of it */
const readOrder = async (
  no: string,
  found: SeenOrder,
  ctx: DeskCtx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
) => {
  const now = clock.now();
  const { purchase_no, delivered_at: deliveredAt, is_masked: isMasked, cancel_words, refund_risk: refundRisk } = found;
  const [tree] = await purchaseTrees([purchase_no], { withHidden: true });
  const mails = await mailFactsOf(no, now);
  if (!tree || !mails) throw notFound();
  const one = oneOrder(tree, no);
  const events = await eventsOf([purchase_no, no]);
  // That a note was written is not shown besides: the note says so itself, to whoever may read it.
  const done = (await notesOf(['order', no])).filter(({ call }) => call !== 'orderNote');
  const notes = await orderNotes(ctx, no);
  const moneyBack = await moneyBackOf(ctx, no);
  const disputes = await disputesOf(purchase_no);
  const cancelWords = isMasked ? '' : (cancel_words ?? '');
  return deskOrderView(
    { tree, one, deliveredAt, isMasked, events, done, notes, moneyBack, disputes, refundRisk, mails, cancelWords },
    ctx,
    { now, config },
  );
};

/** What desks do with orders: the platform with all, a merchant with its own. */
export function deskOrders(deps: Deps) {
  const { clock } = deps;

  /** @throws {ReplyError} 404 for an order outside the scope, the same as for none */
  const seen = async (no: string, ctx: DeskCtx) => {
    const found = await seenOrder(ctx, no, clock.now());
    if (!found) throw notFound(deskWords(ctx.locale, 'notThere'));
    return found;
  };

  const ship = async (no: string, parcel: Omit<DeskInputOf<'ship'>['body'], 'no'>, ctx: DeskCtx) => {
    await seen(no, ctx);
    await createFulfilment(deps, ctx.locale).ship(no, {
      express: parcel.carrier,
      number: parcel.number,
      trackingUrl: parcel.trackingUrl,
      items: parcel.items,
    });
    await note(ctx, clock.now(), { subject: ['order', no], after: parcel });
  };

  return {
    ...orderRecords(deps),
    ...orderAddress(deps),

    async orders({ query }, ctx) {
      const { list, total, toShip } = await listOrders(
        ctx,
        { ...query, now: clock.now() },
        { limit: query.limit, offset: offsetOf(query) },
      );
      const rows = list.map((order) => rowOf(order, clock.now()));
      return { ...page(rows, { ...query, total }), toShip };
    },

    merchantNames: (_input, ctx) => merchantNames(ctx),

    order: async ({ params: { no } }, ctx) => readOrder(no, await seen(no, ctx), ctx, deps),

    async orderNote({ params: { no }, body: { text } }, ctx) {
      await seen(no, ctx);
      const now = clock.now();
      await addOrderNote(ctx, { orderNo: no, author: ctx.actor.sub, text, now });
      await note(ctx, now, { subject: ['order', no] });
      return true;
    },

    async ordersExport({ body }, ctx) {
      const now = clock.now();
      const { orders, isCut } = await ordersOfFile(ctx, { ...body, now });
      // What was searched for may be a name: the log does not hold it.
      const { q: _q, sort: _sort, ...narrowed } = body;
      const name = `orders-${await storeDay(ctx.storeId, now)}.csv`;
      await tx(() => note(ctx, now, { subject: ['orderList', name], after: { orders: orders.length, ...narrowed } }));
      return { name, csv: ordersCsv(orders, ctx), isCut };
    },

    async ship({ params, body }, ctx) {
      await ship(params.no, body, ctx);
      return true;
    },

    /**
     * Each in a transaction of its own: one that is refused stops no other. Between two others have their turn, and so has whoever takes
     * the person's role away, which ends the rest.
     */
    async shipMany({ body }, ctx) {
      const result: ShipManyResult = { done: [], refused: [] };
      for (const { no, ...parcel } of body.parcels) {
        try {
          await tx(async () => {
            const allowed = await recheckPermission(ctx, 'orders.fulfil');
            const work = () => ship(no, parcel, { ...allowed, call: 'ship' });
            await runIdempotent({ of: no, now: clock.now() }, ctx, work);
          });
          result.done.push(no);
        } catch (error) {
          if (!(error instanceof ReplyError)) throw error;
          result.refused.push({ no, message: error.message || deskWords(ctx.locale, 'failed') });
        }
        await giveTurn();
      }
      return result;
    },

    async tracking({ params: { no }, body: { parcelId, from, ...parcel } }, ctx) {
      await seen(no, ctx);
      // Locked first: of two who correct it at once, the later one reads what the first has stored.
      await lockOrders(no);
      const stored = from && (await findSentParcel(no, parcelId));
      if (stored && !isSameParcel(from, stored))
        throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await createFulfilment(deps, ctx.locale).correct(no, { id: parcelId, express: parcel.carrier, ...parcel });
      await note(ctx, clock.now(), { subject: ['order', no], after: parcel });
      return true;
    },

    async resend({ params: { no }, body: { kind } }, ctx) {
      await seen(no, ctx);
      await resendMail(deps, no, kind, ctx);
      await note(ctx, clock.now(), { subject: ['order', no], after: { kind } });
      return true;
    },

    async orderRefundPreview({ params: { no }, body }, ctx) {
      await seen(no, ctx);
      return previewRefund(no, body, ctx);
    },

    async orderRefund({ params: { no }, body }, ctx) {
      await seen(no, ctx);
      const { refundNo, cents } = await refundOrder(deps, no, body, ctx);
      const { reason, isPostageBack, isSellable, isMailed } = body;
      const after = { refundNo, cents, isPostageBack, isSellable, isMailed };
      await note(ctx, clock.now(), { subject: ['order', no], reason, after });
      return { refundNo };
    },

    async deliver({ params: { no } }, ctx) {
      await seen(no, ctx);
      await createFulfilment(deps, ctx.locale).deliver(no);
      await note(ctx, clock.now(), { subject: ['order', no] });
      return true;
    },

    async cancel({ params: { no }, body }, ctx) {
      await seen(no, ctx);
      await cancelOrder(deps, no, body, ctx);
      await note(ctx, clock.now(), { subject: ['order', no], reason: body.reason });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
