import fc from 'fast-check';
import { couponLook, couponWindow, ownCouponLook } from './coupon-look';
import { bestCoupons, couponOff, couponRefusal, shareCoupons, type CouponLine, type CouponTerms } from './coupons';

const line = (id: number, merId: number, cents: number, more: Partial<CouponLine> = {}): CouponLine => ({
  id,
  merId,
  productId: id,
  categoryIds: [],
  cents,
  ...more,
});
const coupon = (more: Partial<CouponTerms>): CouponTerms => ({
  id: 1,
  merId: null,
  productIds: null,
  categoryIds: null,
  moneyCents: 500,
  minCents: 0,
  ...more,
});

describe('[ORDER-02] which coupons hold', () => {
  const lines = [line(1, 7, 3000), line(2, 7, 1000, { categoryIds: [4, 40] }), line(3, 8, 2000)];
  test.each<[string, Partial<CouponTerms>, string | null]>([
    ['a merchant coupon counts that merchant’s lines', { merId: 7, minCents: 4000 }, null],
    ['and not those of others', { merId: 8, minCents: 2001 }, 'BELOW_MINIMUM'],
    ['a goods coupon counts its goods', { productIds: [3], minCents: 2000 }, null],
    ['a category coupon counts what lies below', { categoryIds: [4], minCents: 1001 }, 'BELOW_MINIMUM'],
    ['a platform coupon counts all', { minCents: 6000 }, null],
    ['none of its goods is here', { productIds: [99] }, 'NO_ELIGIBLE_LINE'],
  ])('%s', (_rule, terms, refusal) => expect(couponRefusal(coupon(terms), lines)).toBe(refusal));

  test('a coupon never exceeds its base', () =>
    expect(couponOff(coupon({ merId: 8, moneyCents: 9999 }), lines)).toBe(2000));
});

describe('[ORDER-02] coupons over lines', () => {
  test('the platform’s comes off what is left', () => {
    const shares = shareCoupons([line(1, 7, 1000)], {
      merchants: { 7: coupon({ merId: 7, moneyCents: 800 }) },
      platform: coupon({ moneyCents: 500 }),
    });
    expect(shares).toEqual([{ id: 1, merCouponShare: 800, platCouponShare: 200 }]);
  });

  test('a coupon that does not hold takes nothing', () => {
    const shares = shareCoupons([line(1, 7, 1000)], { merchants: {}, platform: coupon({ minCents: 1001 }) });
    expect(shares).toEqual([{ id: 1, merCouponShare: 0, platCouponShare: 0 }]);
  });

  const aLine = fc.record({ merId: fc.integer({ min: 1, max: 3 }), cents: fc.integer({ min: 1, max: 20_000 }) });
  const cart = fc
    .array(aLine, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((one, at) => line(at + 1, one.merId, one.cents)));
  const terms = fc.record({
    merId: fc.option(fc.integer({ min: 1, max: 3 })),
    moneyCents: fc.integer({ min: 1, max: 30_000 }),
    minCents: fc.nat(30_000),
  });
  const wallet = fc.array(terms, { maxLength: 7 }).map((all) => all.map((one, at) => coupon({ id: at + 1, ...one })));
  const taken = (lines: CouponLine[], choice: ReturnType<typeof bestCoupons>) =>
    shareCoupons(lines, choice).reduce((sum, share) => sum + share.merCouponShare + share.platCouponShare, 0);

  test('no line is ever below zero', () => {
    fc.assert(
      fc.property(cart, wallet, (lines, coupons) =>
        shareCoupons(lines, bestCoupons(lines, coupons)).every((share, at) => {
          const off = share.merCouponShare + share.platCouponShare;
          return share.merCouponShare >= 0 && share.platCouponShare >= 0 && off <= (lines[at]?.cents ?? 0);
        }),
      ),
    );
  });

  test('of equal coupons the earlier is taken, and none that takes nothing', () => {
    const lines = [line(1, 7, 1000)];
    const choice = bestCoupons(lines, [
      coupon({ id: 1, merId: 7, moneyCents: 0 }),
      coupon({ id: 2, minCents: 5000 }),
      coupon({ id: 3 }),
      coupon({ id: 4 }),
    ]);
    expect(choice).toEqual({ merchants: {}, platform: expect.objectContaining({ id: 3 }) });
  });

  test('the best combination is the best of all combinations', () => {
    fc.assert(
      fc.property(cart, wallet, (lines, coupons) => {
        const best = taken(lines, bestCoupons(lines, coupons));
        const of = (merId: number | null) => [null, ...coupons.filter((one) => one.merId === merId)];
        const offs = of(1).flatMap((a) =>
          of(2).flatMap((b) =>
            of(3).flatMap((c) =>
              of(null).map((platform) => {
                const merchants = Object.fromEntries(
                  [a, b, c].flatMap((one) => (one ? [[Number(one.merId), one]] : [])),
                );
                return taken(lines, { merchants, platform });
              }),
            ),
          ),
        );
        return best === Math.max(...offs);
      }),
      { numRuns: 60 },
    );
  });
});

describe('[ACCT-04] how a coupon looks', () => {
  test.each([
    [{ isUse: false, status: 0 }, 'receivable'],
    [{ isUse: true, status: 0 }, 'received'],
    [{ isUse: false, status: 1 }, 'disabled'],
  ])('%j is %s', (state, look) => expect(couponLook(state)).toBe(look));

  test.each([
    [{ status: 0, validStr: 'usable' }, 'usable'],
    [{ status: 0, validStr: 'notStart' }, 'notStarted'],
    [{ status: 1, validStr: 'unusable' }, 'used'],
    [{ status: 2, validStr: 'overdue' }, 'expired'],
    [{ status: 2, validStr: 'usable' }, 'expired'],
    [{ status: 0, validStr: 'overdue' }, 'expired'],
    [{ status: 0, validStr: 'unusable' }, 'disabled'],
  ] as const)('an own one with %j is %s', (state, look) => expect(ownCouponLook(state)).toBe(look));

  test('a coupon with a window of its own holds in it, on the sides that are set', () => {
    const window = (useStartTimeStr: string | null, useEndTimeStr: string | null) =>
      couponWindow({ isFixedTime: true, day: 7, useStartTimeStr, useEndTimeStr }, new Date('2024-06-01T12:00:00Z'));
    const [start, end] = ['2024-05-01T00:00:00.000Z', '2024-07-01T00:00:00.000Z'];
    expect(window(start, end)).toEqual({ from: new Date(start), to: new Date(end) });
    expect(window(null, null)).toEqual({ from: null, to: null });
  });

  test('a coupon by days holds from the day it was received', () => {
    const terms = { isFixedTime: false, day: 7, useStartTimeStr: null, useEndTimeStr: null };
    expect(couponWindow(terms, new Date('2024-06-01T12:00:00Z')).to?.toISOString()).toBe('2024-06-08T12:00:00.000Z');
  });
});
