import type { ExpressInfo, OrderOrPurchase, OrderAgain, Purchase } from '@souk/contract';
import { orderCodes, type OrderStanding } from '@souk/domain';
import { sql } from 'kysely';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx, Input, UserCtx } from '../http/handlers';
import { offsetOf, page } from '../reply';
import { accessibleTree, oneOrder } from './accessible-tree';
import { eventsOf } from './events';
import { lockOrders } from './locks';
import { createOrderAgain } from './order-again.service';
import { actionsOf, orderView, purchaseSummary, purchaseView } from './order-view';
import { noteDelivered } from '../webhooks/messages';
import { orderWords } from './order-words';
import { countOrders, hideOrders, type ListFilter, listPurchases, purchaseTrees, type Tree } from './orders.repository';
import { moveOrder, wrongOrderState } from './order-states';
import { noteReceived } from './received';

/** Events of a purchase and of all its orders. */
const treeEvents = ({ purchase, orders }: Tree) =>
  eventsOf([purchase.order_no, ...orders.map(({ order }) => order.order_no)]);

/** The purchase that holds a number, when it is this user's. @throws {ReplyError} 404, the same for a stranger's. */
async function ownTree(orderNo: string, ctx: Pick<Ctx, 'userId'>): Promise<Tree> {
  return accessibleTree(orderNo, { userId: ctx.userId, orderToken: null });
}

const standingOf = ({ purchase }: Tree, { order }: Tree['orders'][number]): OrderStanding => ({
  paid: purchase.state === 'paid',
  status: order.status,
});

/** Marks an order as received and books its points. @returns false when it is not on its way */
const take = async (tree: Tree, { order }: Tree['orders'][number], now: Date) => {
  const set = sql`, received_at = ${now}, delivered_at = coalesce(delivered_at, ${now})`;
  if (!(await moveOrder(order.order_no, 'take', { set }))) return false;
  await noteReceived({ ...order, user_id: tree.purchase.user_id }, { by: 'shopper', now });
  if (!order.is_delivered) await noteDelivered(order.order_no, now);
  return true;
};

/** What a shopper may do with own purchases. Source: spec 2 "Order list actions", spec 7, ORDER-08, ORDER-09. */
export function createOrdersService(deps: Deps) {
  const { clock } = deps;
  const buyAgain = createOrderAgain(deps);
  const at = (ctx: Ctx) => ({ locale: ctx.locale, now: clock.now() });

  const list = async (
    filter: Pick<ListFilter, 'type' | 'keyword'>,
    paging: { page: number; limit: number },
    ctx: UserCtx,
  ) => {
    const { nos, total } = await listPurchases(
      { ...filter, userId: ctx.userId, storeId: ctx.storeId },
      { limit: paging.limit, offset: offsetOf(paging) },
    );
    const trees = await purchaseTrees(nos);
    return page(
      trees.map((tree) => purchaseSummary(tree, at(ctx))),
      { ...paging, total },
    );
  };

  return {
    list: ({ type, keyword = '', ...paging }: Input<'orderList'>['query'], ctx: UserCtx) =>
      list({ type, keyword }, paging, ctx),
    awaitPay: (paging: Input<'orderAwaitPay'>['query'], ctx: UserCtx) =>
      list({ type: 'unpaid', keyword: '' }, paging, ctx),

    async counts(ctx: UserCtx) {
      const found = await countOrders(ctx.userId, ctx.storeId);
      return {
        unPaidCount: found?.unpaid ?? 0,
        unShippedCount: found?.to_ship ?? 0,
        receivedCount: found?.in_transit ?? 0,
        replyCount: found?.to_review ?? 0,
        completeCount: found?.done ?? 0,
        refundCount: found?.refunds ?? 0,
      };
    },

    /** An order by its own number, the whole purchase by the purchase's. @throws {ReplyError} 404 */
    async detail(orderNo: string, ctx: Ctx): Promise<OrderOrPurchase> {
      const tree = await ownTree(orderNo, ctx);
      const events = await treeEvents(tree);
      if (orderNo === tree.purchase.order_no)
        return { kind: 'purchase', purchase: purchaseView(tree, events, at(ctx)) };
      return { kind: 'order', order: orderView(tree, oneOrder(tree, orderNo), events, at(ctx)) };
    },

    /** @throws {ReplyError} 404 */
    async purchase(orderNo: string, ctx: Ctx): Promise<Purchase> {
      const tree = await ownTree(orderNo, ctx);
      return purchaseView(tree, await treeEvents(tree), at(ctx));
    },

    /** Where the parcel is; empty before it is sent. @throws {ReplyError} 404 */
    async express(orderNo: string, ctx: Ctx): Promise<ExpressInfo> {
      const { order } = oneOrder(await accessibleTree(orderNo, ctx), orderNo);
      const steps = (await eventsOf([order.order_no])).filter(({ type }) =>
        ['shipped', 'shippedPart', 'delivered'].includes(type),
      );
      const tracks = steps
        .map(({ type, at: time }) => ({
          time: time.toISOString(),
          station: orderWords(ctx.locale, type === 'delivered' ? 'delivered' : 'handedOver'),
        }))
        .reverse();
      const isThere =
        steps.some(({ type }) => type === 'delivered') ||
        [orderCodes.delivered, orderCodes.completed].some((code) => code === order.status);
      return {
        expName: order.express_name,
        expNo: order.tracking_number,
        state: tracks.length === 0 ? null : orderWords(ctx.locale, isThere ? 'delivered' : 'inTransit'),
        trackTime: tracks[0]?.time ?? null,
        tracks,
      };
    },

    /** The shopper has the parcel: 1 to 2. @throws {ReplyError} 404; 409 when it is not on its way. */
    take: (orderNo: string, ctx: Ctx) =>
      tx(async (): Promise<true> => {
        await lockOrders(orderNo);
        const tree = await accessibleTree(orderNo, ctx);
        const found = oneOrder(tree, orderNo);
        if (!(await take(tree, found, clock.now()))) {
          throw wrongOrderState(standingOf(tree, found), orderWords(ctx.locale, 'notTakeable'));
        }
        return true;
      }),

    /** Takes a finished order, or a purchase whose orders all are, out of the list. @throws {ReplyError} 404; 409 */
    async remove(orderNo: string, ctx: Ctx): Promise<true> {
      const tree = await ownTree(orderNo, ctx);
      const wanted = orderNo === tree.purchase.order_no ? tree.orders : [oneOrder(tree, orderNo)];
      if (!wanted.every(({ order, items }) => actionsOf(tree, order, items).includes('delete'))) {
        throw new ReplyError('ORDER_NOT_DELETABLE', orderWords(ctx.locale, 'notDeletable'));
      }
      await hideOrders(wanted.map(({ order }) => order.order_no));
      return true;
    },

    /** Puts what was bought into the cart again, as far as it is sold. @throws {ReplyError} 404 */
    async again(orderNo: string, ctx: Ctx): Promise<OrderAgain> {
      const tree = await ownTree(orderNo, ctx);
      const wanted = orderNo === tree.purchase.order_no ? tree.orders : [oneOrder(tree, orderNo)];
      return buyAgain(
        wanted.flatMap(({ items }) => items),
        ctx,
      );
    },
  };
}
