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

  test.each<[string, Partial<CouponValues>, string]>([
    ['no French name', { nameFr: ' ' }, 'nameMissing'],
    ['a minimum below what it takes off', { min: '5' }, 'minBelowMoney'],
    ['half a coupon', { total: '0.5' }, 'badTotal'],
    ['no days', { days: '' }, 'badDays'],
    ['products without one', { scope: 'products' }, 'noProducts'],
    ['a category without one', { scope: 'category' }, 'noCategory'],
    ['nobody can receive it any more', { receiveEnds: '2026-03-01T12:00' }, 'receiveIsPast'],
    ['a window without an end', { validity: 'window' }, 'useWindow'],
    ['a window in the past', { validity: 'window', useEnds: '2026-01-01T00:00' }, 'useIsPast'],
    [
      'it ends before it begins',
      { receiveStarts: '2026-05-01T00:00', receiveEnds: '2026-04-01T00:00' },
      'receiveBackwards',
    ],
  ])('%s is told', (_what, values, wrong) => expect(read(values)).toEqual({ wrong: `desk.coupon.${wrong}` }));

  test('no amount is told', () => expect(read({ money: 'ten' })).toEqual({ wrong: 'desk.badAmount' }));

  test('an amount of 0 takes nothing off', () =>
    expect(read({ money: '0' })).toEqual({ wrong: 'desk.amountNotAboveZero' }));

  test('no fewer than have been received, and a merchant’s holds for no category', () => {
    expect(read({ total: '3' }, false, 4)).toEqual({ wrong: 'desk.coupon.totalBelowReceived' });
    expect(read({ scope: 'category', categoryId: 3 }, true)).toEqual({ wrong: 'desk.coupon.categoryOfMerchant' });
  });
});
