import type { Coupon, Paged, UserCoupon } from '@souk/contract';
import { couponWindow } from '@souk/domain';
import { userCouponView } from './coupon-view';
import { couponsOf } from './coupons.repository';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import { notFound, ReplyError } from '../errors';
import type { Ctx, Input, UserCtx } from '../http/handlers';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { offsetOf, page } from '../reply';
import { createWords } from '../words';
import { countOffers, findOffers, giveCoupon, lockOffer, type OfferRow } from './offers.repository';

const words = createWords({
  received: { en: 'The coupon is yours', fr: 'Le bon est à vous' },
  already: { en: 'You have this coupon already', fr: 'Vous avez déjà ce bon' },
  soldOut: { en: 'There are no more of these coupons', fr: 'Ces bons sont épuisés' },
  notStarted: { en: 'This coupon can not be received yet', fr: 'Ce bon n’est pas encore disponible' },
  over: { en: 'This coupon can no longer be received', fr: 'Ce bon n’est plus disponible' },
});

const farAhead = new Date('9999-12-31T00:00:00Z');
const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Why an offer can not be received now: 0 it can, 1 sold out, 2 over, 3 not begun. */
const statusOf = (offer: OfferRow, now: Date): 0 | 1 | 2 | 3 => {
  if (offer.receive_start && offer.receive_start > now) return 3;
  if (offer.receive_end && offer.receive_end <= now) return 2;
  return offer.is_limited && offer.last_total <= 0 ? 1 : 0;
};

const viewOf = (offer: OfferRow, { now, locale }: { now: Date; locale: Locale }): Coupon => ({
  id: offer.id,
  name: offer.name[locale] || offer.name.en,
  money: usdOf(offer.money_cents),
  minPrice: usdOf(offer.min_price_cents),
  useType: offer.use_type,
  type: offer.type,
  merId: offer.merchant_id,
  merName: offer.merchant_name,
  isFixedTime: offer.is_fixed_time,
  day: offer.day,
  startTime: iso(offer.receive_start),
  endTime: iso(offer.receive_end),
  useStartTimeStr: iso(offer.use_start),
  useEndTimeStr: iso(offer.use_end),
  isLimited: offer.is_limited,
  lastTotal: offer.last_total,
  receiveEndTime: iso(offer.receive_end),
  isUse: offer.has_it,
  status: statusOf(offer, now),
});

const refusals = { 1: 'soldOut', 2: 'over', 3: 'notStarted' } as const;

/** Coupons to receive and received. Source: spec 4 "Coupon", spec 7 coupon/receive, ACCT-04. */
export function createCouponsService({ clock }: { clock: Clock }) {
  return {
    /** What can be received, for all, a merchant or a product. */
    async offers(query: Input<'couponList'>['query'], ctx: Ctx): Promise<Paged<Coupon>> {
      const { useType, merId, productId } = query;
      const at = { now: clock.now(), locale: ctx.locale };
      const filter = { storeId: ctx.storeId, userId: ctx.userId, useType, merId, productId, now: at.now };
      const found = await findOffers(filter, { limit: query.limit, offset: offsetOf(query) });
      return page(
        found.map((offer) => viewOf(offer, at)),
        { ...query, total: await countOffers(filter) },
      );
    },

    /** Own coupons: those that can be used, now or later, or the others. */
    async mine(query: Input<'couponMine'>['query'], ctx: UserCtx): Promise<Paged<UserCoupon>> {
      const at = { now: clock.now(), locale: ctx.locale };
      const all = (await couponsOf(ctx.storeId, ctx.userId)).map((coupon) => userCouponView(coupon, at));
      const wanted = all.filter((coupon) => (coupon.status === 0) === (query.type === 'usable'));
      return page(wanted.slice(offsetOf(query), offsetOf(query) + query.limit), { ...query, total: wanted.length });
    },

    /**
     * Receives a coupon; of the last one only one shopper.
     * @throws {ReplyError} 404 unknown; 409 they have it, it is sold out, over or not begun.
     */
    receive: (couponId: number, ctx: UserCtx): Promise<string> =>
      tx(async () => {
        const now = clock.now();
        const offer = await lockOffer(ctx, couponId);
        if (!offer) throw notFound();
        if (offer.has_it) throw new ReplyError('COUPON_TAKEN', words(ctx.locale, 'already'));
        const status = statusOf(offer, now);
        if (status !== 0) throw new ReplyError('COUPON_NOT_RECEIVABLE', words(ctx.locale, refusals[status]));
        const { from, to } = couponWindow({ ...viewOf(offer, { now, locale: 'en' }) }, now);
        const piece = { userId: ctx.userId, from: from ?? now, to: to ?? farAhead, now };
        if (!(await giveCoupon(offer, piece))) throw new ReplyError('COUPON_TAKEN', words(ctx.locale, 'already'));
        return words(ctx.locale, 'received');
      }),
  };
}
