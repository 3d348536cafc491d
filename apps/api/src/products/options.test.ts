import { optionKeys, skuIn, variantQuery } from './options';

const shirt = [
  { name: 'Color', nameFr: 'Couleur', values: ['Deep blue', 'Écru'], valuesFr: ['Bleu nuit', 'Écru'] },
  { name: 'Size', nameFr: 'Taille', values: ['S', 'M+', 'M'], valuesFr: ['P', 'M+', 'M'] },
];

test('[PP2] options are called the same in every language', () => {
  expect(optionKeys(shirt)).toEqual([
    { key: 'color', valueKeys: ['deep-blue', 'ecru'] },
    { key: 'size', valueKeys: ['s', 'm', 'm-2'] },
  ]);
  expect(skuIn(shirt, 'Deep blue,S', 'fr')).toBe('Bleu nuit,P');
  expect(variantQuery(shirt, 'Deep blue,M')).toBe('color=deep-blue&size=m-2');
});

test.each([
  ['one that is no longer made', 'Red,S', 'size=s'],
  ['nothing to choose', '', ''],
])('a variant that cannot be said whole: %s', (_what, sku, expected) => {
  expect(variantQuery(sku === '' ? [] : shirt, sku)).toBe(expected);
});

test('words of other alphabets are keys, and signs are not nothing', () => {
  const [one] = optionKeys([{ name: '色', nameFr: 'Couleur', values: ['青', '+', '–'], valuesFr: [] }]);
  expect(one).toEqual({ key: '色', valueKeys: ['青', 'x', 'x-2'] });
});
