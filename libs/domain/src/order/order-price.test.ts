import type { OrderStanding } from './order-moves';
import fc from 'fast-check';
import { freeShippingGapUsd, freightCents, priceLines, totalsOf, type PricedLine } from './order-price';
import { refundActionsOf, refundCents, refundLookOf, refundTypesOf, type RefundLine } from './refunds';

const line = (id: number, merId: number, cents: number, isShippingIncluded = false): PricedLine => ({
  id,
  merId,
  productId: id,
  categoryIds: [],
  cents,
  isShippingIncluded,
});

describe('[ORDER-02] freight', () => {
  const rule = { feeCents: 499, freeFromCents: 5000 };
  test.each<[string, PricedLine[], number]>([
    ['is taken once', [line(1, 7, 1000), line(2, 7, 2000)], 499],
    ['is free when every line includes it', [line(1, 7, 1000, true)], 0],
    ['is taken when one line does not', [line(1, 7, 1000, true), line(2, 7, 500)], 499],
    ['is free from an amount on', [line(1, 7, 5000)], 0],
  ])('%s', (_rule, lines, cents) => expect(freightCents(lines, rule)).toBe(cents));

  test('is taken at any amount where no amount frees it', () =>
    expect(freightCents([line(1, 7, 90_000)], { feeCents: 499, freeFromCents: null })).toBe(499));
});

describe('[ORDER-02] a purchase of two merchants', () => {
  const lines = [line(1, 7, 1000), line(2, 8, 3000), line(3, 7, 500, true)];
  const choice = {
    merchants: { 7: { id: 1, merId: 7, productIds: null, categoryIds: null, moneyCents: 300, minCents: 1500 } },
    platform: { id: 2, merId: null, productIds: null, categoryIds: null, moneyCents: 500, minCents: 0 },
  };
  const freight = { 7: { feeCents: 499, freeFromCents: null }, 8: { feeCents: 600, freeFromCents: 5000 } };
  const shares = () => priceLines(lines, choice, freight);

  test('each line bears its part of the coupons, and of its merchant’s freight unless its price includes it', () =>
    expect(shares()).toEqual([
      { id: 1, merId: 7, merCouponShare: 200, platCouponShare: 95, postageShare: 499, payShare: 1204 },
      { id: 3, merId: 7, merCouponShare: 100, platCouponShare: 48, postageShare: 0, payShare: 352 },
      { id: 2, merId: 8, merCouponShare: 0, platCouponShare: 357, postageShare: 600, payShare: 3243 },
    ]));

  test('totals are of one merchant, or of all', () => {
    expect(totalsOf(lines, shares())).toEqual({
      goods: 4500,
      freight: 1099,
      merCoupon: 300,
      platCoupon: 500,
      pay: 4799,
    });
    expect(totalsOf(lines, shares(), 8)).toEqual({
      goods: 3000,
      freight: 600,
      merCoupon: 0,
      platCoupon: 357,
      pay: 3243,
    });
  });

  test('a merchant without a freight rule takes none', () =>
    expect(totalsOf(lines, priceLines(lines, choice, {})).freight).toBe(0));
});

const aLine = fc.record({
  merId: fc.integer({ min: 1, max: 4 }),
  cents: fc.integer({ min: 1, max: 50_000 }),
  free: fc.boolean(),
});
const cart = fc
  .array(aLine, { minLength: 1, maxLength: 10 })
  .map((all) => all.map((one, at) => line(at + 1, one.merId, one.cents, one.free)));
const aCoupon = fc.record({ moneyCents: fc.integer({ min: 1, max: 60_000 }), minCents: fc.nat(20_000) });
const everything = { productIds: null, categoryIds: null };

test('[ORDER-02] over any cart the orders add up to the purchase, and no line pays less than nothing', () => {
  fc.assert(
    fc.property(cart, aCoupon, aCoupon, fc.nat(2_000), (lines, ofMerchant, ofPlatform, feeCents) => {
      const choice = {
        merchants: { 1: { id: 1, merId: 1, ...everything, ...ofMerchant } },
        platform: { id: 2, merId: null, ...everything, ...ofPlatform },
      };
      const freight = Object.fromEntries([1, 2, 3, 4].map((merId) => [merId, { feeCents, freeFromCents: null }]));
      const shares = priceLines(lines, choice, freight);
      const whole = totalsOf(lines, shares);
      expect(new Set(shares.map(({ id }) => id))).toEqual(new Set(lines.map(({ id }) => id)));
      expect(whole.goods).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
      const parts = [1, 2, 3, 4].map((merId) => totalsOf(lines, shares, merId));
      for (const key of ['goods', 'freight', 'merCoupon', 'platCoupon', 'pay'] as const) {
        expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key]);
      }
      expect(whole.pay).toBe(whole.goods - whole.merCoupon - whole.platCoupon + whole.freight);
      expect(shares.every(({ payShare }) => payShare >= 0)).toBe(true);
    }),
  );
});

describe('[lesson 15] [ACCT-05] refunds read the shares', () => {
  const paid = (payNum: number, payShare: number, postageShare = 0): RefundLine => ({
    id: 1,
    payNum,
    asked: 0,
    payShare,
    postageShare,
  });

  test('three pieces of 10.00, one after the other, are exactly 10.00', () => {
    const amounts = [0, 1, 2].map((asked) => refundCents([{ ...paid(3, 1000), asked }], { 1: 1 }, true));
    expect(amounts).toEqual([333, 333, 334]);
  });

  test('postage comes back with the last piece of what was not shipped', () => {
    expect(refundCents([paid(2, 2500, 500)], { 1: 1 }, false)).toBe(1000);
    expect(refundCents([{ ...paid(2, 2500, 500), asked: 1 }], { 1: 1 }, false)).toBe(1500);
    expect(refundCents([{ ...paid(2, 2500, 500), asked: 1 }], { 1: 1 }, true)).toBe(1000);
  });

  test('however pieces are asked back, it is never more than was paid', () => {
    const lines = fc.array(
      fc.record({ payNum: fc.integer({ min: 1, max: 9 }), goods: fc.nat(90_000), postage: fc.nat(900) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    const steps = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 12 })), { maxLength: 25 });
    fc.assert(
      fc.property(lines, steps, fc.boolean(), (all, asks, isShipped) => {
        const state = all.map((one, at) => ({
          id: at,
          payNum: one.payNum,
          asked: 0,
          payShare: one.goods + one.postage,
          postageShare: one.postage,
        }));
        let back = 0;
        for (const [at, num] of asks) {
          const one = state[at];
          if (!one || one.asked === one.payNum) continue;
          back += refundCents(state, { [at]: num }, isShipped);
          one.asked = Math.min(one.payNum, one.asked + num);
        }
        const wasPaid = state.reduce((sum, one) => sum + one.payShare, 0);
        expect(back).toBeLessThanOrEqual(wasPaid);
        if (!isShipped && state.every((one) => one.asked === one.payNum)) expect(back).toBe(wasPaid);
      }),
    );
  });

  test.each<[OrderStanding, number[]]>([
    [{ paid: false, status: 0 }, []],
    [{ paid: true, status: 0 }, [1]],
    [{ paid: true, status: 1 }, [2]],
    [{ paid: true, status: 2 }, [1, 2]],
    [{ paid: true, status: 9 }, []],
  ])('an order with %j allows kinds %j', (order, types) => expect(refundTypesOf(order)).toEqual(types));

  test.each([
    ['in review', 0, 0, ['revoke']],
    ['refused once', 1, 1, ['again', 'escalate']],
    ['refused twice', 1, 2, ['escalate']],
    ['waiting for the parcel', 4, 0, ['return', 'revoke']],
    ['on its way', 2, 0, []],
    ['paid back', 3, 0, []],
    ['withdrawn', 6, 0, []],
  ] as const)('a request %s', (_state, status, timesRefused, actions) =>
    expect(refundActionsOf(status, timesRefused)).toEqual(actions),
  );

  test('the four states of the specification', () => {
    expect(([0, 1, 2, 3] as const).map(refundLookOf)).toEqual(['inReview', 'refused', 'refunding', 'refunded']);
  });
});

test.each([
  ['what is missing, in whole cents', 32.1, 120, 87.9],
  ['nothing at the amount', 120, 120, 0],
  ['nothing beyond it', 130.01, 120, 0],
])('[CART-09] to free shipping: %s', (_name, goods, freeFrom, gap) => {
  expect(freeShippingGapUsd(goods, freeFrom)).toBe(gap);
});
