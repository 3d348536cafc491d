import type { DeskProduct } from '@souk/contract/desk';
import { centsText, typedCents } from '../parts/cents';
import { priceValuesOf, readPrices } from './price-values';

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  [' 7 ', 700],
  ['0.09', 9],
  ['$12.50', 1250],
  ['12,50 $', 1250],
  ['€12', null],
  ['', null],
  ['1.234', null],
  ['1.5.2', null],
  ['-3', null],
  ['abc', null],
])('[DESK-06] typed as “%s”, an amount is %s cents', (text, cents) => expect(typedCents(text)).toBe(cents));

test('[DESK-06] what stands in a field is read back as the same cents', () => {
  for (const cents of [1, 10, 99, 100, 1250, 123_456]) expect(typedCents(centsText(cents))).toBe(cents);
});

const product = {
  discount: 0,
  discountEnds: null,
  items: [
    { id: 1, priceCents: 4800, comparedCents: 6000 },
    { id: 2, priceCents: 5000, comparedCents: null },
  ],
} as unknown as DeskProduct;
const at = { now: new Date('2026-03-01T12:00:00Z'), zone: 'UTC' };

test('[DESK-06] prices that were not touched are saved as they were', () => {
  expect(readPrices(priceValuesOf(product, at.zone), at)).toEqual({
    input: { discount: 0, discountEnds: null, variants: product.items },
  });
});

test.each([
  [{ discount: '120' }, 'desk.price.badDiscount'],
  [{ discount: '2.5' }, 'desk.price.badDiscount'],
  [{ price: { 1: '0' } }, 'desk.price.badAmount'],
  [{ compared: { 1: 'x' } }, 'desk.price.badAmount'],
  [{ discount: '10', ends: '2026-04-01T10:00' }, 'desk.price.comparedAndDiscount'],
])('[DESK-06] %j is wrong', (change, wrong) =>
  expect(readPrices({ ...priceValuesOf(product, at.zone), ...change }, at)).toEqual({ wrong }),
);
