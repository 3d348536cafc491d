import type { DeskProduct } from '@souk/contract/desk';
import { centsText, priceFault, typedCents } from '../parts/cents';
import { priceValuesOf, readPrices } from './price-values';

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  [' 7 ', 700],
  ['0.09', 9],
  ['$12.50', 1250],
  ['12,50 $', 1250],
  ['12,50\u00a0$US', 1250],
  ['US$12.50', 1250],
  ['12.50 USD', 1250],
  ['1\u202f234,50\u00a0$US', 123_450],
  ['1 234 567', 123_456_700],
  ['$1,234.50', 123_450],
  ['1,234', null],
  ['12 50', null],
  ['1,5 000', null],
  ['€12', null],
  ['', null],
  ['1.234', null],
  ['1.5.2', null],
  ['-3', null],
  ['abc', null],
])('[DESK-06] typed as “%s”, an amount is %s cents', (text, cents) => expect(typedCents(text)).toBe(cents));

test.each([
  ['en', '1234.50'],
  ['fr', '1234,50'],
])('[DESK-06] in %s an amount stands in its field as %s, and each is read back as the same cents', (locale, text) => {
  expect(centsText(123_450, locale)).toBe(text);
  for (const cents of [1, 10, 99, 100, 1250, 123_456]) expect(typedCents(centsText(cents, locale))).toBe(cents);
});

test.each([
  ['0', 'desk.amountNotAboveZero'],
  ['0,00 $', 'desk.amountNotAboveZero'],
  ['-5', 'desk.amountNotAboveZero'],
  ['−5,00\u00a0$US', 'desk.amountNotAboveZero'],
  ['five', 'bad'],
  ['-', 'bad'],
  ['0,01', null],
  ['1 000 000', null],
  ['1000000,01', 'desk.amountTooHigh'],
])('[DESK-06] typed as “%s”, a price is told: %s', (text, fault) => expect(priceFault(text, 'bad')).toBe(fault));

const product = {
  discount: 0,
  discountEnds: null,
  items: [
    { id: 1, priceCents: 4800, comparedCents: 6000 },
    { id: 2, priceCents: 5000, comparedCents: null },
  ],
} as unknown as DeskProduct;
const at = { now: new Date('2026-03-01T12:00:00Z'), zone: 'UTC', locale: 'en' };

test('[DESK-06] prices that were not touched are saved as they were', () => {
  expect(readPrices(priceValuesOf(product, at), at)).toEqual({
    input: { discount: 0, discountEnds: null, variants: product.items },
  });
});

test.each([
  [{ discount: '120' }, { discount: 'desk.price.badDiscount' }],
  [{ discount: '2.5' }, { discount: 'desk.price.badDiscount' }],
  [
    { discount: '2.5', price: { 1: '70', 2: '0' } },
    {
      discount: 'desk.price.badDiscount',
      'compared.1': 'desk.price.comparedNotHigher',
      'price.2': 'desk.amountNotAboveZero',
    },
  ],
  [
    { price: { 1: 'x', 2: '1' }, compared: { 1: 'y', 2: '0' } },
    {
      'price.1': 'desk.price.badAmount',
      'compared.1': 'desk.price.badAmount',
      'compared.2': 'desk.amountNotAboveZero',
    },
  ],
  [{ discount: '10', ends: '2026-04-01T10:00' }, { discount: 'desk.price.comparedAndDiscount' }],
  [{ discount: '10', compared: {}, ends: '' }, { ends: 'desk.price.discountWithoutEnd' }],
  [{ discount: '10', compared: {}, ends: '2026-02-01T10:00' }, { ends: 'desk.price.endIsPast' }],
])('[DESK-06] %j is told at each field: %j', (change, faults) =>
  expect(readPrices({ ...priceValuesOf(product, at), ...change }, at)).toEqual({ faults }),
);
