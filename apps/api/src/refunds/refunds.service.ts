import type { Refund, RefundOffer } from '@souk/contract';
import { picturesMax, refundablePieces, refundRules, refundTypesOf } from '@souk/domain';
import { sql } from 'kysely';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, notFound, ReplyError } from '../errors';
import type { Ctx, Input, UserCtx } from '../http/handlers';
import { usdOf } from '../money';
import { accessiblePurchase } from '../orders/access';
import { accessibleTree, oneOrder } from '../orders/accessible-tree';
import { addEvent, eventsOf } from '../orders/events';
import { type ItemRow, itemsWhere } from '../orders/orders.repository';
import { offsetOf, page } from '../reply';
import { validate } from '../validate';
import { useOwnPictures } from '../uploads/own-pictures';
import { refundableLine, refundSummary, refundView } from './refund-view';
import { reasonOf } from './refund-reasons';
import { moveRefund } from './refund-states';
import { refundWords } from './refund-words';
import {
  findRefund,
  hasOpenRequest,
  itemsOfRefunds,
  listRefunds,
  type RefundRow,
  timesRefused,
  updateRefundStatus,
} from './refunds.repository';
import { placePostage } from './postage';
import { lockOrders } from '../orders/locks';
import { amountOf, lockRefund, storeRequest } from './request';

const longestRefusals = 2;

const picturesOf = (joined: string) =>
  joined
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');

type Asker = Pick<Ctx, 'userId' | 'orderToken'>;

/** The order a request is about, for its owner or the bearer of the purchase's key. @throws {ReplyError} 404 */
async function ownOrder(orderNo: string, ctx: Asker) {
  const tree = await accessibleTree(orderNo, ctx);
  return { ...oneOrder(tree, orderNo), paid: tree.purchase.state === 'paid' };
}

/** A request on a purchase that the asker may see. @throws {ReplyError} 404 */
async function ownRefund(refundNo: string, ctx: Asker, isLocked = false): Promise<RefundRow> {
  const found = await (isLocked ? lockRefund(refundNo) : findRefund(refundNo));
  if (!found) throw notFound();
  await accessiblePurchase(found.purchase_no, ctx);
  return found;
}

/**
 * Pieces by line id: those that were named, or all that are left.
 * @param isSent whether the order is sent whole
 * @throws {ReplyError} 404, 409
 */
export const wantedOf = (
  items: ItemRow[],
  named: Input<'refundCreate'>['body']['items'],
  isSent: boolean,
  ctx: Pick<Ctx, 'locale'>,
): Record<number, number> => {
  const wanted: Record<number, number> = {};
  for (const { orderInfoId, num } of named ??
    items.map((item) => ({ orderInfoId: item.id, num: refundablePieces(item, isSent) }))) {
    const item = items.find(({ id }) => id === orderInfoId);
    if (!item) throw new ReplyError('ORDER_LINE_NOT_FOUND');
    wanted[item.id] = (wanted[item.id] ?? 0) + num;
    if ((wanted[item.id] ?? 0) > refundablePieces(item, isSent))
      throw new ReplyError('REFUND_TOO_MANY_PIECES', refundWords(ctx.locale, 'tooMany'));
  }
  if (Object.values(wanted).every((num) => num === 0))
    throw new ReplyError('REFUND_NOTHING_LEFT', refundWords(ctx.locale, 'nothingLeft'));
  return Object.fromEntries(Object.entries(wanted).filter(([, num]) => num > 0));
};

/** Money back, by line and quantity inside one merchant's order. Source: spec 4 "Refund states", ACCT-05. */
export function createRefundsService({ clock }: Pick<Deps, 'clock'>) {
  const summaries = async (list: RefundRow[], ctx: Ctx) => {
    const parts = await itemsOfRefunds(list.map(({ refund_no }) => refund_no));
    const items = await itemsWhere(sql`i.id = any(${parts.map((part) => part.order_item_id)}::bigint[])`);
    return list.map((refund) =>
      refundSummary(
        refund,
        parts.flatMap((part) => {
          const item = part.refund_no === refund.refund_no && items.find(({ id }) => id === part.order_item_id);
          return item ? [{ part, item }] : [];
        }),
        ctx,
      ),
    );
  };

  return {
    /** What of an order can come back. @throws {ReplyError} 404 */
    async offer(orderNo: string, ctx: Ctx): Promise<RefundOffer> {
      const { order, items, paid } = await ownOrder(orderNo, ctx);
      const isSent = order.status > 0;
      const all = Object.fromEntries(items.map((item) => [item.id, refundablePieces(item, isSent)]));
      const types = refundTypesOf({ paid, status: order.status });
      return {
        orderNo: order.order_no,
        payPrice: usdOf(order.pay_cents),
        refundable: types.length > 0 ? usdOf(amountOf(items, all, isSent).amountCents) : 0,
        types,
        orderInfoList: items.map((item) => refundableLine(item, isSent, ctx.locale)),
      };
    },

    /**
     * Asks for money back; how much is the server's sum. A refused request can be asked again once.
     * @throws {ReplyError} 404 not theirs; 409 not paid, wrong kind, an open request, nothing or not so much left; 400 fields.
     */
    create: (input: Input<'refundCreate'>['body'], ctx: Ctx) =>
      tx(async () => {
        const asked = picturesOf(input.reasonImage);
        validate(refundRules, { text: input.text, explain: input.explain, pics: asked }, ctx.locale);
        await lockOrders(input.orderNo);
        const { order, items, paid } = await ownOrder(input.orderNo, ctx);
        const types = refundTypesOf({ paid, status: order.status });
        if (types.length === 0) throw new ReplyError('ORDER_UNPAID', refundWords(ctx.locale, 'notPaid'));
        if (!types.includes(input.type))
          throw new ReplyError('REFUND_TYPE_NOT_OFFERED', refundWords(ctx.locale, 'wrongType'));
        const ids = (input.items ?? items.map(({ id }) => ({ orderInfoId: id }))).map(({ orderInfoId }) => orderInfoId);
        if (await hasOpenRequest(ids.filter((id) => items.some((item) => item.id === id))))
          throw new ReplyError('REFUND_OPEN', refundWords(ctx.locale, 'openRequest'));
        const wanted = wantedOf(items, input.items, order.status > 0, ctx);
        if ((await timesRefused(Object.keys(wanted).map(Number))) >= longestRefusals)
          throw new ReplyError('REFUND_NEEDS_PLATFORM', refundWords(ctx.locale, 'askPlatform'));
        const amount = amountOf(items, wanted, order.status > 0);
        const owner = { userId: ctx.userId ?? '' }; // a guest has no pictures of their own
        const images = await useOwnPictures(asked, {
          owner,
          field: 'pics',
          most: picturesMax,
          locale: ctx.locale,
          now: clock.now(),
        });
        const reasonCode = reasonOf(input.text);
        const refundOrderNo = await storeRequest({
          ...amount,
          orderNo: order.order_no,
          userId: ctx.userId,
          type: input.type,
          isCancel: false,
          reason: reasonCode === null ? input.text : '',
          reasonCode,
          explain: input.explain,
          images,
          now: clock.now(),
        });
        return { refundOrderNo, amount: usdOf(amount.amountCents) };
      }),

    async list({ type, ...paging }: Input<'refundList'>['query'], ctx: UserCtx) {
      const at = { limit: paging.limit, offset: offsetOf(paging) };
      const { list, total } = await listRefunds(ctx.userId, type === '0', at);
      return page(await summaries(list, ctx), { ...paging, total });
    },

    /** @throws {ReplyError} 404 */
    async detail(refundNo: string, ctx: Ctx): Promise<Refund> {
      const refund = await ownRefund(refundNo, ctx);
      const [summary] = await summaries([refund], ctx);
      if (!summary) throw notFound();
      return refundView(refund, summary, await eventsOf([refundNo]), ctx.locale);
    },

    /** Says which parcel brings the goods back. @throws {ReplyError} 404; 409 when none is expected; 400 fields. */
    returning: (input: Input<'refundReturning'>['body'], ctx: Ctx) =>
      tx(async (): Promise<true> => {
        const { expressName, trackingNumber, telephone = null, refundOrderNo } = input;
        if (!expressName) throw fieldErrors({ expressName: refundWords(ctx.locale, 'expressMissing') });
        if (!trackingNumber) throw fieldErrors({ trackingNumber: refundWords(ctx.locale, 'trackingMissing') });
        const refund = await ownRefund(refundOrderNo, ctx, true);
        await moveRefund(refund, 'sendBack', {
          locale: ctx.locale,
          message: refundWords(ctx.locale, 'notReturning'),
          set: sql`, express_name = ${expressName}, tracking_number = ${trackingNumber}, telephone = ${telephone}`,
        });
        await addEvent(refundOrderNo, 'returnSent', clock.now(), { express: expressName, number: trackingNumber });
        return true;
      }),

    /** Takes a request back while nothing came of it. @throws {ReplyError} 404; 409 */
    revoke: (refundNo: string, ctx: Ctx) =>
      tx(async (): Promise<true> => {
        const refund = await ownRefund(refundNo, ctx, true);
        const message = refundWords(ctx.locale, 'notRevocable');
        await moveRefund(refund, 'withdraw', { locale: ctx.locale, message });
        await placePostage(refund.order_no);
        await updateRefundStatus(refund.order_no);
        for (const no of [refund.order_no, refundNo]) await addEvent(no, 'refundRevoked', clock.now());
        return true;
      }),
  };
}
