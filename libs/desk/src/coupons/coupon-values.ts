import type { CouponTermsInput, DeskCoupon } from '@souk/contract/desk';
import { couponObstacle } from '@souk/domain/desk';
import { centsText, priceFault, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
import { instantIn, zonedText } from '../parts/zoned-time';

/** What the coupon form holds, as it is typed. Moments as `datetime-local` has them, by the store's clock. */
export type CouponValues = {
  nameEn: string;
  nameFr: string;
  money: string;
  min: string;
  scope: CouponTermsInput['scope'];
  products: readonly { id: number; name: string }[];
  categoryId: number;
  total: string;
  receiveStarts: string;
  receiveEnds: string;
  validity: 'days' | 'window';
  days: string;
  useStarts: string;
  useEnds: string;
};

export const noCoupon: CouponValues = {
  nameEn: '',
  nameFr: '',
  money: '',
  min: '',
  scope: 'all',
  products: [],
  categoryId: 0,
  total: '',
  receiveStarts: '',
  receiveEnds: '',
  validity: 'days',
  days: '30',
  useStarts: '',
  useEnds: '',
};

export const couponValuesOf = (coupon: DeskCoupon, { zone, locale }: FieldPlace): CouponValues => ({
  nameEn: coupon.nameEn,
  nameFr: coupon.nameFr,
  money: centsText(coupon.moneyCents, locale),
  min: centsText(coupon.minCents, locale),
  scope: coupon.scope,
  products: coupon.products,
  categoryId: coupon.categoryId ?? 0,
  total: coupon.total === null ? '' : String(coupon.total),
  receiveStarts: zonedText(coupon.receiveStarts, zone),
  receiveEnds: zonedText(coupon.receiveEnds, zone),
  validity: coupon.days === null ? 'window' : 'days',
  days: coupon.days === null ? '' : String(coupon.days),
  useStarts: zonedText(coupon.useStarts, zone),
  useEnds: zonedText(coupon.useEnds, zone),
});

/** What a copy begins with: the same terms without their days, which are over or belong to the one that is copied. */
export const couponCopyOf = (coupon: DeskCoupon, place: FieldPlace): CouponValues => ({
  ...couponValuesOf(coupon, place),
  receiveStarts: '',
  receiveEnds: '',
  useStarts: '',
  useEnds: '',
});

const iso = (at: Date | null) => at?.toISOString() ?? null;
const wholeOf = (text: string, most: number) => {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
};

/** What is typed as the call takes it, or the message id of what is wrong with it. */
export const readCoupon = (
  values: CouponValues,
  { received, isMerchants, now, zone }: { received: number; isMerchants: boolean; now: Date; zone: string },
): { terms: CouponTermsInput } | { wrong: string } => {
  if (!values.nameEn.trim() || !values.nameFr.trim()) return { wrong: 'desk.coupon.nameMissing' };
  const moneyCents = typedCents(values.money);
  const minCents = values.min.trim() === '' ? 0 : typedCents(values.min);
  const fault = priceFault(values.money, 'desk.badAmount');
  if (fault || !moneyCents || minCents === null) return { wrong: fault ?? 'desk.badAmount' };
  const total = values.total.trim() === '' ? null : wholeOf(values.total, 1_000_000);
  if (values.total.trim() !== '' && total === null) return { wrong: 'desk.coupon.badTotal' };
  const isWindow = values.validity === 'window';
  const days = isWindow ? null : wholeOf(values.days, 730);
  if (!isWindow && days === null) return { wrong: 'desk.coupon.badDays' };
  const dates = {
    receiveStarts: instantIn(values.receiveStarts, zone),
    receiveEnds: instantIn(values.receiveEnds, zone),
    useStarts: isWindow ? instantIn(values.useStarts, zone) : null,
    useEnds: isWindow ? instantIn(values.useEnds, zone) : null,
  };
  const rest = {
    moneyCents,
    minCents,
    scope: values.scope,
    productIds: values.scope === 'products' ? values.products.map(({ id }) => id) : [],
    categoryId: values.scope === 'category' && values.categoryId > 0 ? values.categoryId : null,
    total,
    days,
  };
  const obstacle = couponObstacle({ ...rest, ...dates, received }, isMerchants, now);
  if (obstacle) return { wrong: `desk.coupon.${obstacle}` };
  return {
    terms: {
      ...rest,
      nameEn: values.nameEn.trim(),
      nameFr: values.nameFr.trim(),
      receiveStarts: iso(dates.receiveStarts),
      receiveEnds: iso(dates.receiveEnds),
      useStarts: iso(dates.useStarts),
      useEnds: iso(dates.useEnds),
    },
  };
};
