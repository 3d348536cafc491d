import type { ProductVariant } from '@souk/contract';
import {
  attributesOf,
  choiceFrom,
  choiceQuery,
  initialChoice,
  resolveVariant,
  skuOf,
  valueImage,
  valueState,
} from './variants';

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
    ['half a choice: all that is left', { Color: 'Blue' }, null, 3],
    ['none', {}, null, 16],
  ])('%s', (_what, choice, id, stock) => {
    const resolved = resolveVariant(shirt, choice);
    expect([resolved.variant?.id ?? null, resolved.stock]).toEqual([id, stock]);
  });

  test('what is still to be chosen is named', () => {
    const missing = (choice: Record<string, string>) => resolveVariant(shirt, choice).missing.map(({ name }) => name);
    expect([missing({}), missing({ Size: 'M' }), missing({ Color: 'Blue', Size: 'L' })]).toEqual([
      ['Color', 'Size'],
      ['Color'],
      [],
    ]);
  });

  test.each([
    ['of the variant', { Color: 'White', Size: 'S' }, '/white.webp'],
    ['of its colour, where the variant has none', { Color: 'White', Size: 'M' }, '/white.webp'],
    ['of its colour, where the combination does not exist', { Color: 'Blue', Size: 'L' }, '/blue.webp'],
    ['of its colour, while a size is missing', { Color: 'Blue' }, '/blue.webp'],
    ['none while no colour is chosen', { Size: 'S' }, null],
  ])('[PP2] the picture is that %s', (_what, choice, image) => expect(resolveVariant(shirt, choice).image).toBe(image));

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
    [{}, 'Color', 'White', 'available'], // in L, not in M
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

  const english = [
    { attrName: 'Color', attrValues: 'White,Blue', attrKey: 'color', attrValueKeys: 'white,blue' },
    { attrName: 'Size', attrValues: 'S,M,L', attrKey: 'size', attrValueKeys: 's,m,l' },
  ];
  const french = [
    { attrName: 'Couleur', attrValues: 'Blanc,Bleu', attrKey: 'color', attrValueKeys: 'white,blue' },
    { attrName: 'Taille', attrValues: 'S,M,L', attrKey: 'size', attrValueKeys: 's,m,l' },
  ];

  test('[PP2] a link that was made in one language chooses the same in the other', () => {
    const link = choiceQuery(english, { Color: 'Blue', Size: 'L' });
    expect(link.toString()).toBe('color=blue&size=l');
    expect(choiceFrom(french, link)).toEqual({ Couleur: 'Bleu', Taille: 'L' });
    expect(choiceQuery(french, { Couleur: 'Bleu', Taille: 'L' }).toString()).toBe(link.toString());
  });

  test.each([
    ['words of its language', 'Color=Blue&Size=L', { Color: 'Blue', Size: 'L' }],
    ['half of it', 'size=m', { Size: 'M' }],
    ['a key that is none', 'color=Blue&size=xl', {}],
    ['what is in an object by nature', 'constructor=1&color=toString', {}],
  ])('an address may also hold %s', (_what, query, expected) =>
    expect(choiceFrom(english, new URLSearchParams(query))).toEqual(expected),
  );

  test('what has a single value is chosen at once', () => {
    expect(initialChoice([{ attrName: 'Size', attrValues: 'One size' }])).toEqual({ Size: 'One size' });
  });
});
