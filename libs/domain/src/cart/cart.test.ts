import fc from 'fast-check';
import { mergeCarts } from './cart-merge';
import { cartSubtotalUsd, lineTotalUsd } from './cart-totals';
import { canDecrease, canIncrease, clampQuantity, readQuantity } from './quantity';

describe('[CART-03] a quantity', () => {
  test.each<[unknown, number]>([
    ['3', 3],
    [' 2 ', 2],
    ['abc', 1],
    ['', 1],
    ['1', 1],
    ['1.5', 1],
    [0, 1],
    [-4, 1],
    [1.9, 1],
    ['1e9', 1_000_000_000],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [null, 1],
    [undefined, 1],
  ])('%p is read as %d', (typed, number) => expect(readQuantity(typed)).toBe(number));

  test('is capped at stock and at least 1', () => {
    fc.assert(
      fc.property(fc.anything(), fc.nat(999), (typed, stock) => {
        const number = clampQuantity(typeof typed === 'object' || typeof typed === 'symbol' ? 'x' : typed, stock);
        return number >= 1 && number <= Math.max(1, stock) && Number.isInteger(number);
      }),
    );
  });

  test('plus is disabled at stock', () => expect([canIncrease(3, 3), canIncrease(2, 3)]).toEqual([false, true]));
});

test('[CART-04] minus is disabled at 1', () => expect([canDecrease(1), canDecrease(2)]).toEqual([false, true]));

test('[CART-09] the subtotal is added in cents', () => {
  const lines = [
    { variantPrice: 0.1, cartNum: 3 },
    { variantPrice: 19.99, cartNum: 7 },
  ];
  expect(cartSubtotalUsd(lines)).toBe(140.23);
  expect(lines.map(lineTotalUsd)).toEqual([0.3, 139.93]);
});

describe('[C6] [lesson 1] [CART-13] logging in keeps what the anonymous cart held', () => {
  test('A×2, B×1 into A×1 is A×3, B×1', () => {
    const merged = mergeCarts([line(1, 2), line(2, 1)], [line(1, 1)], () => 10);
    expect(merged).toEqual([
      { attrId: 1, from: 1, to: 3, capped: false },
      { attrId: 2, from: 0, to: 1, capped: false },
    ]);
  });

  test('stock holds it back and says so', () => {
    expect(mergeCarts([line(1, 2)], [line(1, 1)], () => 2)).toEqual([{ attrId: 1, from: 1, to: 2, capped: true }]);
  });

  test('no line gets smaller by it, none is empty', () => {
    const lines = fc.array(fc.record({ attrId: fc.nat(5), cartNum: fc.integer({ min: 1, max: 20 }) }));
    const own = fc.uniqueArray(fc.record({ attrId: fc.nat(5), cartNum: fc.integer({ min: 1, max: 20 }) }), {
      selector: ({ attrId }) => attrId,
    });
    fc.assert(
      fc.property(lines, own, fc.nat(15), (anonymous, had, stock) =>
        mergeCarts(anonymous, had, () => stock).every(({ from, to }) => to >= from && to >= 1),
      ),
    );
  });
});

const line = (attrId: number, cartNum: number) => ({ attrId, cartNum });
