import type { FieldFaults } from '../parts/use-field-faults';
import { type CouponValues, noCoupon, readCoupon } from './coupon-values';

const now = new Date('2026-03-01T12:00:00Z');
const good: CouponValues = { ...noCoupon, nameEn: 'Ten off', nameFr: 'Dix de moins', money: '10', min: '50' };
const read = (values: Partial<CouponValues>, isMerchants = false, received = 0) =>
  readCoupon({ ...good, ...values }, { received, isMerchants, now, zone: 'UTC' });

describe('[DESK-12] a coupon as it is typed', () => {
  test('names, amounts and days become terms', () => {
    expect(read({ min: '49,90', total: '100' })).toEqual({
      terms: expect.objectContaining({ moneyCents: 1000, minCents: 4990, total: 100, days: 30, useEnds: null }),
    });
  });

  test.each<[string, Partial<CouponValues>, FieldFaults<keyof CouponValues>]>([
    ['no French name', { nameFr: ' ' }, { nameFr: 'desk.fieldMissing' }],
    ['a minimum below what it takes off', { min: '5' }, { min: 'desk.coupon.minBelowMoney' }],
    ['half a coupon', { total: '0.5' }, { total: 'desk.coupon.badTotal' }],
    ['no days', { days: '' }, { days: 'desk.coupon.badDays' }],
    ['products without one', { scope: 'products' }, { products: 'desk.coupon.noProducts' }],
    ['a category without one', { scope: 'category' }, { categoryId: 'desk.coupon.noCategory' }],
    [
      'nobody can receive it any more',
      { receiveEnds: '2026-03-01T12:00' },
      { receiveEnds: 'desk.coupon.receiveIsPast' },
    ],
    ['a window without an end', { validity: 'window' }, { useEnds: 'desk.coupon.useWindow' }],
    ['a window in the past', { validity: 'window', useEnds: '2026-01-01T00:00' }, { useEnds: 'desk.coupon.useIsPast' }],
    [
      'it ends before it begins',
      { receiveStarts: '2026-05-01T00:00', receiveEnds: '2026-04-01T00:00' },
      { receiveEnds: 'desk.coupon.receiveBackwards' },
    ],
    ['no amount', { money: 'ten' }, { money: 'desk.badAmount' }],
    ['more than the store takes', { money: '1000000000' }, { money: 'desk.amountTooHigh' }],
    ['an amount of 0', { money: '0' }, { money: 'desk.amountNotAboveZero' }],
    [
      'everything at once',
      { nameEn: '', money: '', min: 'x', days: '0', scope: 'products', total: '-1', receiveEnds: '2026-01-01T00:00' },
      {
        nameEn: 'desk.fieldMissing',
        money: 'desk.badAmount',
        min: 'desk.badAmount',
        days: 'desk.coupon.badDays',
        products: 'desk.coupon.noProducts',
        total: 'desk.coupon.badTotal',
        receiveEnds: 'desk.coupon.receiveIsPast',
      },
    ],
  ])('%s is told at its field', (_what, values, faults) => expect(read(values)).toEqual({ faults }));

  test('no fewer than have been received, and a merchant’s holds for no category', () => {
    expect(read({ total: '3' }, false, 4)).toEqual({ faults: { total: 'desk.coupon.totalBelowReceived' } });
    expect(read({ scope: 'category', categoryId: 3 }, true)).toEqual({
      faults: { scope: 'desk.coupon.categoryOfMerchant' },
    });
  });
});
