import fc from 'fast-check';
import { commissionCents, refundEntry } from './index';

describe('[DESK-17] what the platform takes of an order', () => {
  test.each([
    [{ goods: 10_000, merCoupon: 0 }, 1000, 1000],
    [{ goods: 10_000, merCoupon: 1000 }, 1000, 900],
    [{ goods: 5, merCoupon: 0 }, 1000, 1], // half a cent rounds up
    [{ goods: 4, merCoupon: 0 }, 1000, 0],
    [{ goods: 4800, merCoupon: 0 }, 1250, 600],
    [{ goods: 4800, merCoupon: 4800 }, 1250, 0],
    [{ goods: 4800, merCoupon: 0 }, 0, 0],
  ])('%j at %d basis points: %d cents', (order, basisPoints, cents) =>
    expect(commissionCents(order, basisPoints)).toBe(cents),
  );
});

describe('[DESK-17] a refund in the ledger', () => {
  test('the merchant gives back price and platform coupon, the platform its commission in proportion', () => {
    const lines = [{ num: 2, before: 0, pieces: 1, platCouponCents: 301 }];
    const order = { commissionCents: 1000, baseCents: 10_000, backCents: 0 };
    expect(refundEntry({ amountCents: 4849, freightCents: 0 }, order, lines)).toEqual({
      goods: -4999, // 48.49 to the shopper, 1.50 to the platform
      shipping: -0,
      commission: 499,
      platCoupon: 150,
      cash: 4849,
    });
  });

  const line = fc.record({
    num: fc.integer({ min: 1, max: 9 }),
    platCouponCents: fc.nat(5000),
    payCents: fc.nat(90_000),
  });

  test('however an order comes back piece by piece: each entry adds up to zero, and all of them undo the sale', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.nat(10_000),
        fc.nat(900),
        (lines, rate, freight) => {
          const sum = (pick: (one: (typeof lines)[number]) => number) => lines.reduce((all, one) => all + pick(one), 0);
          const baseCents = sum(({ payCents, platCouponCents }) => payCents + platCouponCents);
          const taken = commissionCents({ goods: baseCents, merCoupon: 0 }, rate);
          const pieces = lines.flatMap((one) =>
            Array.from({ length: one.num }, (_, before) => ({ ...one, before, pieces: 1 })),
          );
          const net = {
            goods: baseCents,
            shipping: freight,
            commission: -taken,
            platCoupon: -sum((one) => one.platCouponCents),
          };
          pieces.forEach((piece, at) => {
            const upTo = (n: number) => Math.floor((piece.payCents * n) / piece.num);
            const freightCents = at === pieces.length - 1 ? freight : 0;
            const amountCents = upTo(piece.before + 1) - upTo(piece.before) + freightCents;
            const order = { commissionCents: taken, baseCents, backCents: baseCents - net.goods };
            const entry = refundEntry({ amountCents, freightCents }, order, [piece]);
            const merchant = entry.goods + entry.shipping + entry.commission;
            expect(merchant + (entry.platCoupon - entry.commission) + entry.cash).toBe(0);
            net.goods += entry.goods;
            net.shipping += entry.shipping;
            net.commission += entry.commission;
            net.platCoupon += entry.platCoupon;
            expect(net.commission).toBeLessThanOrEqual(0);
          });
          expect(Object.values(net).map((cents) => cents + 0)).toEqual([0, 0, 0, 0]);
        },
      ),
    );
  });
});
