import { cardBadgePercent, comparedBadgePercent, percentOff } from './badges';
import { halfSteps, replyKind, soldCount } from './ratings';
import { stockMessage } from './stock';

describe('[CARD-06] badges', () => {
  test.each([
    [75, 100, 25],
    [66.7, 100, 33],
    [29, 100, 71],
    [100, 100, 0],
    [120, 100, 0],
  ])('%d compared to %d is %d percent', (price, comparedTo, percent) =>
    expect(comparedBadgePercent(price, comparedTo)).toBe(percent),
  );

  test('nothing to compare with, no badge', () => expect(comparedBadgePercent(5, null)).toBe(0));
  test('the percentage of a card has two decimals', () => expect(cardBadgePercent(30, 20)).toBe(33.33));
  test('a store price that is not lower has none', () => expect(cardBadgePercent(30, 30)).toBe(0));
  test('the badge of a shown price', () => expect(percentOff({ shown: 60, struckOut: 80 })).toBe(25));
  test('nothing struck, no badge', () => expect(percentOff({ shown: 60, struckOut: null })).toBe(0));
});

describe('[CARD-08] stars', () => {
  test.each([
    [4.24, 4],
    [4.25, 4.5],
    [4.74, 4.5],
    [4.75, 5],
    [-1, 0],
    [9, 5],
    [Number.NaN, 0],
  ])('%d is drawn as %d', (rating, steps) => expect(halfSteps(rating)).toBe(steps));

  test.each([
    [5, 1],
    [4, 1],
    [3, 2],
    [1, 3],
  ])('%d stars are of kind %d', (star, kind) => expect(replyKind(star)).toBe(kind));
});

describe('[CARD-07] sold count', () => {
  test('sales and ficti add up', () => expect(soldCount({ sales: 12, ficti: 30 })).toBe(42));
  test('nothing sold, nothing shown', () => expect(soldCount({ sales: 0, ficti: 0 })).toBe(0));
});

describe('[QUICK-06] stock message', () => {
  test.each([
    [0, 'soldOut'],
    [-2, 'soldOut'],
    [1, 'low'],
    [14, 'low'],
    [15, 'inStock'],
  ])('%d is %s', (stock, kind) => expect(stockMessage(stock).kind).toBe(kind));
});
