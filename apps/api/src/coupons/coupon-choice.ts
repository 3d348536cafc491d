import { type CouponChoice, type CouponRefusal, couponRefusal, type PricedLine } from '@souk/domain';
import type { Locale } from '../locale';
import { createWords } from '../words';
import { type OwnCoupon, termsOf } from './coupons.repository';

const words = createWords({
  NO_ELIGIBLE_LINE: {
    en: 'None of these items goes with this coupon',
    fr: 'Aucun de ces articles ne correspond à ce bon',
  },
  BELOW_MINIMUM: {
    en: 'Needs at least {min} of eligible items',
    fr: 'Il faut au moins {min} d’articles éligibles',
  },
  NOT_STARTED: { en: 'This coupon cannot be used yet', fr: 'Ce bon n’est pas encore utilisable' },
  EXPIRED: { en: 'This coupon has expired', fr: 'Ce bon a expiré' },
  USED: { en: 'This coupon has been used', fr: 'Ce bon a déjà été utilisé' },
  GONE: { en: 'This coupon does not exist', fr: 'Ce bon n’existe pas' },
});

/** Why a coupon does not hold for these lines now; null when it does. */
export const refusalOf = (coupon: OwnCoupon, lines: readonly PricedLine[], now: Date): CouponRefusal | null => {
  if (coupon.used_order_no !== null) return 'USED';
  if (coupon.start_at > now) return 'NOT_STARTED';
  if (coupon.end_at <= now) return 'EXPIRED';
  return couponRefusal(termsOf(coupon), lines);
};

/** The same in words. */
export const refusalText = (coupon: OwnCoupon, refusal: CouponRefusal, locale: Locale) =>
  words(locale, refusal, { min: { cents: coupon.min_price_cents, symbol: coupon.currency_symbol } });

/** Coupons as a shopper chose them, by the ids of their own pieces. */
export interface Wanted {
  merchants: { merId: number; userCouponId?: number | null | undefined }[];
  platform: number | null | undefined;
}

interface Chosen {
  choice: CouponChoice;
  rejected: { id: number; reason: string }[];
}

/**
 * The chosen coupons that hold: one for each merchant, one of the platform. Those that do not are named with the reason;
 * a coupon that is not the shopper's does not exist.
 */
export function chooseCoupons(
  wanted: Wanted,
  given: { coupons: readonly OwnCoupon[]; lines: readonly PricedLine[]; now: Date; locale: Locale },
): Chosen {
  const rejected: Chosen['rejected'] = [];
  const take = (id: number | null | undefined, belongs: (coupon: OwnCoupon) => boolean) => {
    if (!id) return null;
    const coupon = given.coupons.find((one) => one.id === id);
    if (!coupon || !belongs(coupon)) {
      rejected.push({ id, reason: words(given.locale, 'GONE') });
      return null;
    }
    const refusal = refusalOf(coupon, given.lines, given.now);
    if (refusal) rejected.push({ id, reason: refusalText(coupon, refusal, given.locale) });
    return refusal ? null : termsOf(coupon);
  };
  const merchants: CouponChoice['merchants'] = Object.fromEntries(
    wanted.merchants.flatMap(({ merId, userCouponId }) => {
      const terms = take(userCouponId, (coupon) => termsOf(coupon).merId === merId);
      return terms ? [[merId, terms]] : [];
    }),
  );
  return { choice: { merchants, platform: take(wanted.platform, (coupon) => coupon.use_type === 3) }, rejected };
}
