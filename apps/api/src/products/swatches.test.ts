import { swatchesOf } from './swatches';

const colour = {
  name: 'Colour',
  nameFr: 'Couleur',
  values: ['White', 'Blue', 'Moonlight'],
  valuesFr: ['Blanc', 'Bleu', 'Clair de lune'],
};
const size = { name: 'Size', nameFr: 'Taille', values: ['S', 'M'], valuesFr: ['S', 'M'] };

test('[PL9] a card names the colours there are, in its language; an unknown one has a name and no look', () => {
  expect(swatchesOf([size, colour], 'fr')).toEqual([
    { name: 'Blanc', color: expect.stringMatching(/^#/) as string },
    { name: 'Bleu', color: expect.stringMatching(/^#/) as string },
    { name: 'Clair de lune', color: null },
  ]);
});

test.each([
  ['no colour', [size]],
  ['one colour', [{ ...colour, values: ['White'] }]],
  ['nothing to choose', []],
])('[PL9] %s: nothing to show', (_name, attributes) => {
  expect(swatchesOf(attributes, 'en')).toEqual([]);
});
