import type { OrderCreated } from '@souk/contract';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, hasMoved, ReplyError } from '../errors';
import { businessFigures } from '../figures/business-figures';
import type { Ctx, Input } from '../http/handlers';
import { centsOf, usdOf } from '../money';
import { newOrderToken, randomToken, tokenRow } from '../orders/order-token';
import { markPaid } from '../orders/settle';
import { checkoutWords } from './checkout-words';
import { chooseCoupons } from '../coupons/coupon-choice';
import { couponsOf } from '../coupons/coupons.repository';
import { checkLines, toPriced } from './lines';
import { type LiveVariant, liveVariants, preOrderNow } from './live-lines.repository';
import { purchaseNumber } from '../orders/numbers';
import type { TaxProvider } from '../tax/tax-provider';
import { type OrderAddress, orderAddress } from './order-address';
import { ownerOf } from '../cart/owner';
import { preOrderGone } from './pre-order-gone';
import { findPreOrder, type PreOrder } from './pre-order.repository';
import { price, type Priced } from './pricing';
import {
  clearCart,
  insertItems,
  insertOrders,
  insertPurchase,
  type MadePurchase,
  type NewPurchase,
  purchaseOfPreOrder,
  type SaleTax,
  takeAndWrite,
} from './purchase.repository';

type Body = Input<'orderCreate'>['body'];

/** What has to be written by several statements. */
class NeedsLock extends Error {}

interface Read {
  order: PreOrder;
  variants: LiveVariant[];
}

const priceNow = async ({ order, variants }: Read, input: Body, ctx: Ctx, at: At): Promise<Priced> => {
  const { now } = at;
  const { good, bad } = checkLines({ lines: order.lines, variants, now, locale: ctx.locale, isPriceFixed: true });
  if (bad.length > 0) throw new ReplyError('LINES_REFUSED', checkoutWords(ctx.locale, 'troubles'), { lines: bad });
  const coupons = ctx.userId ? await couponsOf(order.store_id, ctx.userId, at.isLocked) : [];
  const wanted = { merchants: input.orderMerchantRequestList, platform: input.platUserCouponId };
  const { choice, rejected } = chooseCoupons(wanted, { coupons, lines: toPriced(good), now, locale: ctx.locale });
  if (rejected.length > 0) {
    const message = `${checkoutWords(ctx.locale, 'couponGone')}: ${rejected[0]?.reason ?? ''}`;
    throw new ReplyError('COUPONS_REFUSED', message, { rejectedCoupons: rejected });
  }
  const priced = price(good, choice);
  if (input.payFee !== undefined && centsOf(input.payFee) !== priced.totals.pay) {
    const data = { payFee: usdOf(priced.totals.pay) };
    throw new ReplyError('PRICE_CHANGED', checkoutWords(ctx.locale, 'priceChanged'), data);
  }
  return priced;
};

/** The tax that the lines of a purchase include, where it goes and when it is made. */
const taxesOf = async ({ lines, shares }: Priced, country: string, taxes: TaxProvider, at: Date): Promise<SaleTax> => ({
  country,
  lines: await taxes.taxOf({
    country,
    at,
    lines: lines.map(({ live }) => ({
      id: live.variant_id,
      category: live.tax_category,
      paidCents: shares.get(live.variant_id)?.payShare ?? 0,
      taxNumber: live.tax_number,
    })),
  }),
});

const write = async (purchase: NewPurchase, { priced, taxes }: { priced: Priced; taxes: SaleTax }, ctx: Ctx) => {
  const { orderNo, now } = purchase;
  const orderToken = ctx.userId ? null : randomToken();
  const { choice, lines } = priced;
  const couponIds = [...Object.values(choice.merchants), choice.platform].flatMap((one) => (one ? [one.id] : []));
  await takeAndWrite({ lines, couponIds, orderNo, now }, [
    insertPurchase(purchase, priced),
    insertOrders(purchase, priced),
    insertItems(orderNo, priced, taxes),
    ...clearCart(purchase.storeId, purchase.owner, priced.lines),
    ...(orderToken ? [tokenRow(orderToken, orderNo, now)] : []),
  ]);
  return { orderToken };
};

interface At {
  now: Date;
  /** Whether what is read is held until the transaction ends. */
  isLocked: boolean;
}

/** Whose pre-order becomes a purchase, and where that goes. */
interface Asked {
  owner: string;
  input: Body;
  ctx: Ctx;
  to: Awaited<ReturnType<typeof orderAddress>>;
}

/** Whether a purchase is the one that is asked for now: where it goes, whom it is told to, its notes and its total. */
const isAsAsked = (made: MadePurchase, { input, to }: Asked): boolean => {
  const mark = input.mark ?? '';
  const fields = Object.keys(to.address) as (keyof OrderAddress)[];
  return (
    fields.every((field) => made.address[field] === to.address[field]) &&
    made.email === to.email &&
    made.mark === mark &&
    input.orderMerchantRequestList.every(({ merId, remark }) => (made.remarks[merId] ?? '') === (remark ?? mark)) &&
    (input.payFee === undefined || centsOf(input.payFee) === made.pay_cents)
  );
};

/**
 * Makes a purchase out of a pre-order, in one transaction: stock, purchase, an order for each merchant, lines with their
 * shares, coupons, cart, expiry. Source: "One purchase, several merchants", points 1 to 4.
 */
export function createOrderService(deps: Pick<Deps, 'clock' | 'mail' | 'config' | 'taxes'>) {
  const make = async (read: Read, { owner, input, ctx, to }: Asked, at: At): Promise<OrderCreated> => {
    const { order } = read;
    const { now } = at;
    if (order.expires_at <= now) throw preOrderGone(ctx.locale, order);
    const priced = await priceNow(read, input, ctx, at);
    const isFree = priced.totals.pay === 0;
    if (input.payType === 'free' && !isFree) throw fieldErrors({ payType: checkoutWords(ctx.locale, 'noMethod') });
    if (isFree && !at.isLocked) throw new NeedsLock();
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
      remarks: new Map(input.orderMerchantRequestList.map(({ merId, remark }) => [merId, remark ?? input.mark ?? ''])),
      now,
      expiresAt: new Date(now.getTime() + deps.config.payDeadlineMs),
    };
    const taxes = await taxesOf(priced, to.address.country, deps.taxes, now);
    const { orderToken } = await write(purchase, { priced, taxes }, ctx);
    businessFigures.orderMade();
    if (isFree) await markPaid(deps, { orderNo: purchase.orderNo, payType: 'free', now });
    return { orderNo: purchase.orderNo, orderToken, paid: isFree };
  };

  /**
   * Reads without holding anything, then writes all in one statement that checks what was read.
   * Null: something moved in between, or the pre-order is a purchase already; then it is done under locks.
   */
  const quickly = async (asked: Asked): Promise<(OrderCreated & { isOther?: boolean }) | null> => {
    const read = await preOrderNow(asked.input.preOrderNo, asked.owner);
    if (!read) return null;
    try {
      return await make(read, asked, { now: deps.clock.now(), isLocked: false });
    } catch (error) {
      // a refusal is worth nothing yet either: the very request may have been carried out before
      if (error instanceof NeedsLock || error instanceof ReplyError || hasMoved(error)) return null;
      throw error;
    }
  };

  const underLocks = (asked: Asked) =>
    tx(async (): Promise<OrderCreated & { isOther?: boolean }> => {
      const { input, owner, ctx } = asked;
      const now = deps.clock.now();
      const order = await findPreOrder(input.preOrderNo, owner, true);
      const before = order && (await purchaseOfPreOrder(order.no));
      if (before) return replay(before, asked, now);
      if (!order) throw preOrderGone(ctx.locale);
      const ids = order.lines.map(({ variantId }) => variantId);
      const variants = await liveVariants(order.store_id, ids, true);
      return make({ order, variants }, asked, { now, isLocked: true });
    }).catch((error: unknown) => {
      if (!hasMoved(error)) throw error;
      throw new ReplyError('LINES_REFUSED', checkoutWords(asked.ctx.locale, 'troubles'), { lines: [] });
    });

  const replay = async (before: MadePurchase, asked: Asked, now: Date) => ({
    orderNo: before.order_no,
    orderToken: asked.ctx.userId ? null : await newOrderToken(before.order_no, now),
    paid: before.state === 'paid',
    isOther: !isAsAsked(before, asked),
  });

  return {
    /**
     * The same pre-order gives the same purchase, also when it is sent twice at once.
     * @throws {ReplyError} 404 when the pre-order is past its time; 409 with the lines that cannot be bought, with the
     *   coupons that do not hold, with the new total, or with the purchase that was made of it for another address, e-mail, note or
     *   total, by a request whose answer was lost: it is not paid unseen; 400 naming the address's fields, or `payType` when it is `free` and
     *   something is to be paid.
     */
    async create(input: Body, ctx: Ctx): Promise<OrderCreated> {
      const owner = ownerOf(ctx);
      // Whose browser has forgotten the cart has no pre-order any more: the page leads back to the cart, as where its time is over.
      if (!owner) throw preOrderGone(ctx.locale);
      const asked: Asked = { owner, input, ctx, to: await orderAddress(input, ctx) };
      const { isOther = false, ...made } = (await quickly(asked)) ?? (await underLocks(asked));
      if (!isOther) return made;
      const { orderNo, orderToken } = made;
      throw new ReplyError('ORDER_PLACED', checkoutWords(ctx.locale, 'placed'), { orderNo, orderToken });
    },
  };
}
