import type { CouponForOrder, PreOrder as PreOrderView } from '@souk/contract';
import { bestCoupons, type DeliveryDays, preOrderLifeMs } from '@souk/domain';
import { ownerOf } from '../cart/owner';
import type { Clock } from '../clock';
import { ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { unitCentsOf } from '../products/buyable';
import { skuIn } from '../products/options';
import { readDetails } from './asked-lines';
import { checkoutWords } from './checkout-words';
import { couponForOrder } from '../coupons/coupon-view';
import { chooseCoupons, refusalOf, type Wanted } from '../coupons/coupon-choice';
import { couponsOf, type OwnCoupon, termsOf } from '../coupons/coupons.repository';
import { checkLines, type Line, nameOf, refOf, toPriced } from './lines';
import { preOrderNow } from './live-lines.repository';
import { preOrderNumber } from '../orders/numbers';
import { mustOwner } from '../cart/owner';
import { preOrderGone } from './pre-order-gone';
import { insertPreOrder, isOfAccount, type PreOrder, saveLines } from './pre-order.repository';
import { merchantTotals, price, type Priced, purchaseTotals } from './pricing';
import { defaultAddressId } from '../addresses/addresses.repository';

interface Standing {
  order: PreOrder;
  /** Its lines as they are now, those in trouble too: the confirmation shows them all. */
  lines: Line[];
}

/**
 * The pre-order of whoever asks.
 * @throws {ReplyError} 404 when it is not theirs, was never there, or is past its time; 409 with `orderNo` when a purchase
 *   was made of it: whoever comes back to it is led there.
 */
async function ownPreOrder(no: string, ctx: Ctx, now: Date): Promise<Standing> {
  const owner = ownerOf(ctx);
  const found = owner ? await preOrderNow(no, owner) : undefined;
  if (found?.orderNo)
    throw new ReplyError('ORDER_PLACED', checkoutWords(ctx.locale, 'placed'), {
      orderNo: found.orderNo,
      orderToken: null,
    });
  if (!found) throw preOrderGone(ctx.locale, undefined, !ctx.userId && (await isOfAccount(no, now)));
  if (found.order.expires_at <= now) throw preOrderGone(ctx.locale, found.order);
  const byId = new Map(found.variants.map((variant) => [variant.variant_id, variant]));
  const lines = found.order.lines.flatMap((line) => {
    const live = byId.get(line.variantId);
    return live ? [{ ...line, live, unitCents: unitCentsOf(live, now) }] : [];
  });
  return { order: found.order, lines };
}

const noteSeen = async (order: PreOrder, lines: Line[]) => {
  if (lines.every(({ seenCents, unitCents }) => seenCents === unitCents)) return;
  const seen = new Map(lines.map(({ variantId, unitCents }) => [variantId, unitCents]));
  await saveLines(
    order.no,
    order.lines.map((line) => ({ ...line, seenCents: seen.get(line.variantId) ?? line.seenCents })),
  );
};

const itemsOf = (lines: Line[], priced: Priced, locale: Locale) =>
  lines.map((line) => ({
    ref: refOf(line, line.live),
    productId: line.live.product_id,
    productName: nameOf(line.live, locale),
    image: line.live.image,
    attrValueId: line.variantId,
    sku: skuIn(line.live.attributes, line.live.sku, locale),
    price: usdOf(line.unitCents),
    payNum: line.num,
    postage: usdOf(priced.shares.get(line.variantId)?.postageShare ?? 0),
    slug: line.live.slug,
    uniqueKey: line.live.unique_key,
    listedOnStore: line.live.listed,
  }));

const deliveryOf = (lines: Line[]): DeliveryDays => ({
  minDays: lines[0]?.live.delivery_min_days ?? 0,
  maxDays: lines[0]?.live.delivery_max_days ?? 0,
});

/** Chosen coupons; the single `couponId` of older pages counts where it belongs. */
const wantedOf = (input: Input<'orderPrice'>['body'], coupons: OwnCoupon[]): Wanted => {
  const { orderMerchantRequestList: merchants, platUserCouponId, couponId } = input;
  const merId = coupons.filter(({ id }) => id === couponId).map(termsOf)[0]?.merId ?? null;
  if (merId === null) return { merchants, platform: platUserCouponId ?? couponId };
  return { merchants: [...merchants, { merId, userCouponId: couponId }], platform: platUserCouponId };
};

/** What is to be bought and what it costs. Source: spec 4, ORDER-01; "One purchase, several merchants". */
export const createPreOrderService = ({ clock }: { clock: Clock }) => ({
  /**
   * Takes lines aside for half an hour; nothing is reserved.
   * @throws {ReplyError} 409 with every line that cannot be bought; 404 as `readDetails`.
   */
  async take(input: Input<'orderPre'>['body'], ctx: Ctx) {
    const owner = mustOwner(ctx);
    const now = clock.now();
    const asker = { storeId: ctx.storeId, owner, now, locale: ctx.locale };
    const { asked, variants, gone } = await readDetails(input.orderDetails, asker);
    const lines = asked.map((line) => ({ ...line, seenCents: 0 }));
    const checked = checkLines({ lines, variants, now, locale: ctx.locale, isPriceFixed: false });
    const { good } = checked;
    const bad = [...checked.bad, ...gone];
    if (bad.length > 0) throw new ReplyError('LINES_REFUSED', checkoutWords(ctx.locale, 'troubles'), { lines: bad });
    const kept = good.map(({ cartLineId, variantId, num, unitCents }) => ({
      cartLineId,
      variantId,
      num,
      seenCents: unitCents,
    }));
    const expires_at = new Date(now.getTime() + preOrderLifeMs);
    const no = preOrderNumber(now);
    await insertPreOrder({ no, store_id: ctx.storeId, owner, lines: kept, expires_at }, now);
    return { preOrderNo: no, expiresAt: expires_at.toISOString() };
  },

  /** The order confirmation, with the best coupons already chosen. @throws {ReplyError} 404 and 409 as `ownPreOrder`. */
  async load(no: string, ctx: Ctx): Promise<PreOrderView> {
    const now = clock.now();
    const { order, lines } = await ownPreOrder(no, ctx, now);
    await noteSeen(order, lines);
    const coupons = ctx.userId ? await couponsOf(order.store_id, ctx.userId) : [];
    const priced = toPriced(lines);
    const usable = coupons.filter((coupon) => refusalOf(coupon, priced, now) === null).map(termsOf);
    const result = price(lines, bestCoupons(priced, usable));
    return {
      ...purchaseTotals(result),
      preOrderNo: order.no,
      expiresAt: order.expires_at.toISOString(),
      orderProNum: lines.reduce((sum, { num }) => sum + num, 0),
      addressId: ctx.userId ? await defaultAddressId(ctx.userId) : null,
      orderList: result.merchants.map((merchant) => ({
        ...merchantTotals(result, merchant),
        delivery: deliveryOf(merchant.lines),
        orderInfoList: itemsOf(merchant.lines, result, ctx.locale),
      })),
    };
  },

  /** What it costs with chosen coupons. Whatever the page sent as a price is not read. @throws {ReplyError} 404 and 409 as `ownPreOrder`. */
  async price(input: Input<'orderPrice'>['body'], ctx: Ctx) {
    const now = clock.now();
    const { order, lines } = await ownPreOrder(input.preOrderNo, ctx, now);
    await noteSeen(order, lines);
    const coupons = ctx.userId ? await couponsOf(order.store_id, ctx.userId) : [];
    const wanted = wantedOf(input, coupons);
    const given = { coupons, lines: toPriced(lines), now, locale: ctx.locale };
    const { choice, rejected } = chooseCoupons(wanted, given);
    const result = price(lines, choice);
    return {
      ...purchaseTotals(result),
      orderList: result.merchants.map((merchant) => merchantTotals(result, merchant)),
      rejectedCoupons: rejected,
    };
  },

  /** The shopper's coupons for these lines: those that hold first, then the others with the reason. @throws {ReplyError} 404, 409 */
  async coupons(no: string, ctx: Ctx): Promise<CouponForOrder[]> {
    const now = clock.now();
    const { order, lines: asked } = await ownPreOrder(no, ctx, now);
    const lines = toPriced(asked);
    const coupons = ctx.userId ? await couponsOf(order.store_id, ctx.userId) : [];
    return coupons
      .filter(({ used_order_no }) => used_order_no === null)
      .map((coupon) => couponForOrder(coupon, lines, { now, locale: ctx.locale }))
      .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || b.off - a.off);
  },
});
