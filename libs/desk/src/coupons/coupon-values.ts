import type { CouponTermsInput, DeskCoupon } from '@souk/contract/desk';
import { type CouponObstacle, couponObstacles } from '@souk/domain/desk';
import { centsText, amountFault, priceFault, typedCents } from '../parts/cents';
import type { FieldPlace } from '../parts/store-time';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';
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

/** The field at which an obstacle is told. */
const fieldOf: Readonly<Record<CouponObstacle, keyof CouponValues>> = {
  minBelowMoney: 'min',
  noProducts: 'products',
  categoryOfMerchant: 'scope',
  noCategory: 'categoryId',
  totalBelowReceived: 'total',
  receiveBackwards: 'receiveEnds',
  receiveIsPast: 'receiveEnds',
  useWindow: 'useEnds',
  useBackwards: 'useEnds',
  useIsPast: 'useEnds',
};

type Faults = FieldFaults<keyof CouponValues>;
type Place = { received: number; isMerchants: boolean; now: Date; zone: string };

/** What is typed as the call takes it, or what is wrong with it. */
export const readCoupon = (values: CouponValues, place: Place): { terms: CouponTermsInput } | { faults: Faults } => {
  const { terms, dates, faults } = typedTerms(values, place.zone);
  const obstacles = couponObstacles({ ...terms, ...dates, received: place.received }, place.isMerchants, place.now)
    // Days that are not a number are told at their own field.
    .filter((obstacle) => obstacle !== 'useWindow' || values.validity === 'window')
    .map((obstacle) => [fieldOf[obstacle], `desk.coupon.${obstacle}`]);
  const all: Faults = { ...Object.fromEntries(obstacles.reverse()), ...faults };
  if (Object.keys(all).length > 0) return { faults: all };
  return {
    terms: {
      ...terms,
      receiveStarts: iso(dates.receiveStarts),
      receiveEnds: iso(dates.receiveEnds),
      useStarts: iso(dates.useStarts),
      useEnds: iso(dates.useEnds),
    },
  };
};

/** What each field holds, and what is wrong with fields by themselves. */
const typedTerms = (values: CouponValues, zone: string) => {
  const isWindow = values.validity === 'window';
  const moneyCents = typedCents(values.money);
  const minCents = values.min.trim() === '' ? 0 : typedCents(values.min);
  const total = values.total.trim() === '' ? null : wholeOf(values.total, 1_000_000);
  const days = isWindow ? null : wholeOf(values.days, 730);
  const faults: Record<string, string | null> = {
    nameEn: values.nameEn.trim() ? null : 'desk.fieldMissing',
    nameFr: values.nameFr.trim() ? null : 'desk.fieldMissing',
    money: priceFault(values.money, 'desk.badAmount'),
    min: values.min.trim() === '' ? null : amountFault(values.min, 'desk.badAmount'),
    total: values.total.trim() !== '' && total === null ? 'desk.coupon.badTotal' : null,
    days: !isWindow && days === null ? 'desk.coupon.badDays' : null,
  };
  return {
    terms: {
      nameEn: values.nameEn.trim(),
      nameFr: values.nameFr.trim(),
      moneyCents: moneyCents ?? 0,
      minCents: minCents ?? 0,
      scope: values.scope,
      productIds: values.scope === 'products' ? values.products.map(({ id }) => id) : [],
      categoryId: values.scope === 'category' && values.categoryId > 0 ? values.categoryId : null,
      total,
      days,
    },
    dates: {
      receiveStarts: instantIn(values.receiveStarts, zone),
      receiveEnds: instantIn(values.receiveEnds, zone),
      useStarts: isWindow ? instantIn(values.useStarts, zone) : null,
      useEnds: isWindow ? instantIn(values.useEnds, zone) : null,
    },
    faults: faultsIn(faults),
  };
};
