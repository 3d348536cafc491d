import type { OrderCreated } from '@souk/contract';
import { payDeadlineMs } from '@souk/domain';
import { runTogether, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { usdOf } from '../money';
import { eventRow } from '../orders/events';
import { newOrderToken, randomToken, tokenRow } from '../orders/order-token';
import { markPaid } from '../orders/settle';
import { checkoutWords } from './checkout-words';
import { chooseCoupons } from './coupon-choice';
import { couponsOf, spendCoupons } from './coupons.repository';
import { checkLines, toPriced } from './lines';
import { liveVariants } from './live-lines.repository';
import { purchaseNumber } from './numbers';
import { orderAddress } from './order-address';
import { mustOwner } from './owner';
import { findPreOrder, type PreOrder } from './pre-order.repository';
import { price, type Priced } from './pricing';
import {
  clearCart,
  insertItems,
  insertOrders,
  insertPurchase,
  type NewPurchase,
  purchaseOfPreOrder,
  takeStock,
} from './purchase.repository';

type Body = Input<'orderCreate'>['body'];

/** Name of the job that ends a purchase which nobody paid. */
export const expireJob = 'order.expire';

const priceNow = async (order: PreOrder, input: Body, ctx: Ctx, now: Date): Promise<Priced> => {
  const ids = order.lines.map(({ variantId }) => variantId);
  const variants = await liveVariants(order.store_id, ids, true);
  const { good, bad } = checkLines({ lines: order.lines, variants, now, locale: ctx.locale, isPriceFixed: true });
  if (bad.length > 0) throw new ReplyError(409, checkoutWords(ctx.locale, 'troubles'), { lines: bad });
  const coupons = ctx.userId ? await couponsOf(order.store_id, ctx.userId, true) : [];
  const wanted = { merchants: input.orderMerchantRequestList, platform: input.platUserCouponId };
  const { choice, rejected } = chooseCoupons(wanted, { coupons, lines: toPriced(good), now, locale: ctx.locale });
  if (rejected.length > 0) {
    const message = `${checkoutWords(ctx.locale, 'couponGone')}: ${rejected[0]?.reason ?? ''}`;
    throw new ReplyError(409, message, { rejectedCoupons: rejected });
  }
  const priced = price(good, choice);
  if (input.payFee !== undefined && Math.round(input.payFee * 100) !== priced.totals.pay) {
    const data = { reason: 'PRICE_CHANGED', lines: [], payFee: usdOf(priced.totals.pay) };
    throw new ReplyError(409, checkoutWords(ctx.locale, 'priceChanged'), data);
  }
  return priced;
};

const write = async (purchase: NewPurchase, priced: Priced, ctx: Ctx) => {
  const { orderNo, now } = purchase;
  const orderToken = ctx.userId ? null : randomToken();
  if (!(await takeStock(priced.lines))) throw new ReplyError(409, checkoutWords(ctx.locale, 'troubles'), { lines: [] });
  await runTogether([
    insertPurchase(purchase, priced),
    insertOrders(purchase, priced),
    insertItems(orderNo, priced),
    ...clearCart(purchase.storeId, purchase.owner, priced.lines),
    eventRow(orderNo, 'created', now),
    ...(orderToken ? [tokenRow(orderToken, orderNo, now)] : []),
  ]);
  const coupons = [...Object.values(priced.choice.merchants), priced.choice.platform].flatMap((one) =>
    one ? [one.id] : [],
  );
  if (coupons.length > 0 && (await spendCoupons(coupons, orderNo, now)) !== coupons.length) {
    throw new ReplyError(409, checkoutWords(ctx.locale, 'couponGone'), { rejectedCoupons: [] });
  }
  return { orderToken };
};

/**
 * Makes a purchase out of a pre-order, in one transaction: stock, purchase, an order for each merchant, lines with their
 * shares, coupons, cart, expiry. Source: "One purchase, several merchants", points 1 to 4.
 */
export function createOrderService(deps: Pick<Deps, 'clock' | 'jobs' | 'mail' | 'config'>) {
  const create = (owner: string, input: Body, ctx: Ctx, to: Awaited<ReturnType<typeof orderAddress>>) =>
    tx(async (): Promise<OrderCreated> => {
      const now = deps.clock.now();
      const order = await findPreOrder(input.preOrderNo, owner, true);
      const before = order && (await purchaseOfPreOrder(order.no));
      if (before) return replay(before, ctx, now);
      if (!order || order.expires_at <= now) throw notFound(checkoutWords(ctx.locale, 'expired'));
      const priced = await priceNow(order, input, ctx, now);
      const isFree = priced.totals.pay === 0;
      const purchase: NewPurchase = {
        orderNo: purchaseNumber(now),
        storeId: order.store_id,
        userId: ctx.userId,
        owner,
        preOrderNo: order.no,
        email: to.email,
        locale: ctx.locale,
        address: to.address,
        mark: input.mark ?? '',
        payType: isFree ? 'free' : (input.payType ?? null),
        remarks: new Map(
          input.orderMerchantRequestList.map(({ merId, remark }) => [merId, remark ?? input.mark ?? '']),
        ),
        now,
        expiresAt: new Date(now.getTime() + payDeadlineMs),
      };
      const { orderToken } = await write(purchase, priced, ctx);
      if (isFree) await markPaid(deps, { orderNo: purchase.orderNo, payType: 'free', now });
      else await deps.jobs.send(expireJob, { orderNo: purchase.orderNo }, { at: purchase.expiresAt });
      return { orderNo: purchase.orderNo, orderToken, paid: isFree };
    });

  const replay = async (before: { order_no: string; state: string }, ctx: Ctx, now: Date): Promise<OrderCreated> => ({
    orderNo: before.order_no,
    orderToken: ctx.userId ? null : await newOrderToken(before.order_no, now),
    paid: before.state === 'paid',
  });

  return {
    /**
     * The same pre-order gives the same purchase, also when it is sent twice at once.
     * @throws {ReplyError} 404 when the pre-order is past its time; 409 with the lines that cannot be bought, with the
     *   coupons that do not hold, or with the new total; 400 naming the address's fields.
     */
    async create(input: Body, ctx: Ctx): Promise<OrderCreated> {
      const owner = mustOwner(ctx);
      return create(owner, input, ctx, await orderAddress(input, ctx));
    },
  };
}
