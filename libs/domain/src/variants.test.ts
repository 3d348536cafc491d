import type { ProductVariant } from '@souk/contract';
import { attributesOf, choiceFrom, initialChoice, resolveVariant, skuOf, valueImage, valueState } from './variants';

const variant = (id: number, stock: number, image: string | null = null): ProductVariant => ({
  id,
  price: 50,
  priceComparedTo: null,
  stock,
  image,
});

const shirt = {
  productAttr: [
    { attrName: 'Color', attrValues: 'White,Blue' },
    { attrName: 'Size', attrValues: 'S,M,L' },
  ],
  productValue: {
    'White,S': variant(1, 4, '/white.webp'),
    'White,M': variant(2, 0),
    'White,L': variant(3, 9),
    'Blue,S': variant(4, 2, '/blue.webp'),
    'Blue,M': variant(5, 1),
  },
};
const mug = { productAttr: [], productValue: { '': variant(9, 3) } };

describe('[QUICK-07] a choice leads to a variant', () => {
  test.each<[string, Record<string, string>, number | null, number]>([
    ['a full choice', { Color: 'Blue', Size: 'S' }, 4, 2],
    ['one without stock', { Color: 'White', Size: 'M' }, 2, 0],
    ['one that does not exist', { Color: 'Blue', Size: 'L' }, null, 0],
    ['half a choice', { Color: 'Blue' }, null, 0],
    ['none', {}, null, 0],
  ])('%s', (_what, choice, id, stock) => {
    const resolved = resolveVariant(shirt, choice);
    expect([resolved.variant?.id ?? null, resolved.stock]).toEqual([id, stock]);
  });

  test('the key follows the order of the attributes, not of the choice', () => {
    expect(skuOf(shirt.productAttr, { Size: 'M', Color: 'Blue' })).toBe('Blue,M');
  });

  test('while a value is missing there is no key', () =>
    expect(skuOf(shirt.productAttr, { Color: 'Blue' })).toBeNull());

  test('a product with nothing to choose has its one variant', () =>
    expect(resolveVariant(mug, {}).variant?.id).toBe(9));
});

describe('[QUICK-04] what can be chosen', () => {
  test('Color and Colour have pictures, Size has none', () => {
    const picturesOf = (attrName: string) => attributesOf([{ attrName, attrValues: 'a' }])[0]?.hasPictures;
    for (const name of ['Color', 'Colour', 'couleur', ' Color ']) expect(picturesOf(name)).toBe(true);
    for (const name of ['Size', 'Colour of the strap', 'Glass colour']) expect(picturesOf(name)).toBe(false);
  });

  test('values are trimmed, and an empty one is none', () =>
    expect(attributesOf([{ attrName: 'Size', attrValues: 'S, M,,L ' }])[0]?.values).toEqual(['S', 'M', 'L']));

  test.each([
    [{ Color: 'Blue' }, 'Size', 'L', 'missing'],
    [{ Color: 'White' }, 'Size', 'M', 'soldOut'],
    [{ Color: 'White' }, 'Size', 'L', 'available'],
    [{ Size: 'L' }, 'Color', 'Blue', 'missing'],
    [{}, 'Color', 'Blue', 'available'],
    [{ Color: 'Blue', Size: 'S' }, 'Color', 'White', 'available'],
  ])('with %j, %s %s is %s', (choice, name, value, state) =>
    expect(valueState(shirt, choice, name, value)).toBe(state),
  );

  test('a value shows the picture of its first variant', () => {
    expect([valueImage(shirt, 'Color', 'Blue'), valueImage(shirt, 'Size', 'L')]).toEqual(['/blue.webp', null]);
  });
});

describe('the choice in an address', () => {
  test('known names and values are taken, the rest is left alone', () => {
    const query = new URLSearchParams('Color=Blue&Size=XXL&utm_source=mail&foo=1');
    expect(choiceFrom(shirt.productAttr, query)).toEqual({ Color: 'Blue' });
  });

  test('what has a single value is chosen at once', () => {
    expect(initialChoice([{ attrName: 'Size', attrValues: 'One size' }])).toEqual({ Size: 'One size' });
  });
});
