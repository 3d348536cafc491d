import type { ProductVariant } from '@souk/contract';
import { choiceText, variantText, mustBeChosen, pricedVariant, startingChoice } from './choosing';

const variant = (id: number, stock: number, price = 50): ProductVariant => ({
  id,
  price,
  priceComparedTo: null,
  stock,
  image: null,
});
const shirt = {
  productAttr: [
    { attrName: 'Color', attrValues: 'White,Blue' },
    { attrName: 'Size', attrValues: 'S,M,L' },
  ],
  productValue: {
    'White,S': variant(1, 0),
    'White,M': variant(2, 0),
    'Blue,S': variant(3, 2),
    'Blue,M': variant(4, 1, 60),
  },
};

test.each([
  ['Size', ['S', 'M'], true],
  ['Scent', ['Fig', 'Cedar'], true],
  ['Set', ['Set of 2', 'Set of 4'], true],
  ['Size', ['One size'], false],
  ['Color', ['White', 'Blue'], false],
  ['Couleur', ['Blanc', 'Bleu'], false],
])('[QUICK-04] %s of %j is left to the shopper: %s', (name, values, isTheirs) =>
  expect(mustBeChosen({ name, values })).toBe(isTheirs),
);

test.each([
  ['no size is chosen for the shopper; the colour is one that can be bought', {}, { Color: 'Blue' }],
  ['a wanted colour stays, also sold out', { Color: 'White' }, { Color: 'White' }],
  ['a wanted size finds a colour that has it', { Size: 'M' }, { Color: 'Blue', Size: 'M' }],
  ['what does not exist stays as wanted', { Color: 'Blue', Size: 'L' }, { Color: 'Blue', Size: 'L' }],
])('[QUICK-07] %s', (_what, wanted, values) => expect(startingChoice(shirt, wanted)).toEqual(values));

test('[QUICK-07] what has one value is no choice', () => {
  const belt = { productAttr: [{ attrName: 'Size', attrValues: 'M' }], productValue: { M: variant(7, 3) } };
  expect(startingChoice(belt, {})).toEqual({ Size: 'M' });
});

test.each([
  ['while a size is missing: the cheapest that is left', { Color: 'Blue' }, 3, true],
  ['where all that is left costs the same', { Color: 'White' }, 1, false],
  ['once chosen', { Color: 'Blue', Size: 'M' }, 4, false],
  ['of what does not exist', { Color: 'Blue', Size: 'L' }, null, false],
])('[QUICK-03] the price %s', (_what, choice, id, isFrom) => {
  const priced = pricedVariant(shirt, choice);
  expect([priced.variant?.id ?? null, priced.isFrom]).toEqual([id, isFrom]);
});

test('a choice is read in the order of the attributes', () => {
  expect(choiceText(shirt, { Size: 'M', Color: 'Blue' })).toBe('Blue · M');
  expect(choiceText(shirt, { Color: 'Blue' })).toBe('Blue');
});

test('[DRAWER-02] a variant reads the same everywhere', () => {
  expect(['Blue,S', 'Natural', ''].map(variantText)).toEqual(['Blue · S', 'Natural', '']);
});
