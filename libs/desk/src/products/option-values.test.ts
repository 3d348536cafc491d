import { noOption, readOptions, variantCount } from './option-values';

const size = { nameEn: 'Size', nameFr: 'Taille', valuesEn: 'S, M ,L', valuesFr: 'P, M, G' };

test('[DESK-09] values are parted by commas, in the same order in both languages', () => {
  expect(readOptions([size, noOption])).toEqual({
    options: [
      {
        name: { en: 'Size', fr: 'Taille' },
        values: [
          { en: 'S', fr: 'P' },
          { en: 'M', fr: 'M' },
          { en: 'L', fr: 'G' },
        ],
      },
    ],
  });
});

test.each([
  [{ nameFr: '' }, 'desk.new.optionMissing', 'nameFr'],
  [{ valuesEn: ' , ' }, 'desk.new.optionMissing', 'valuesEn'],
  [{ valuesFr: '' }, 'desk.new.optionMissing', 'valuesFr'],
  [{ valuesFr: 'P, M' }, 'desk.new.optionUneven', 'valuesFr'],
  [{ valuesEn: 'S, M' }, 'desk.new.optionUneven', 'valuesEn'],
  [{ valuesEn: 'S, S, L' }, 'desk.new.optionTwice', 'valuesEn'],
])('[DESK-09] %j is wrong: %s in %s', (change, wrong, field) =>
  expect(readOptions([{ ...size, ...change }])).toEqual({ wrong, field }),
);

test('[DESK-09] every combination is a variant; without options there is one', () => {
  expect(variantCount([])).toBe(1);
  expect(variantCount([{ values: [1, 2, 3] }, { values: [1, 2] }])).toBe(6);
});
