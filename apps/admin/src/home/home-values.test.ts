import { keyOf, rowsOf } from '../parts/rows';
import { faultsOfHome, type HomeValues, noBanner, textsOf, valuesOf } from './home-values';

const banner = {
  ...noBanner,
  image: '/img/hero.webp',
  titleEn: 'Linen',
  titleFr: 'Lin',
  link: '/collections/linen',
  linkTextEn: 'Look',
  linkTextFr: 'Voir',
};
const values: HomeValues = {
  banners: rowsOf([banner]),
  hotWords: [{ en: 'mug', fr: 'tasse' }],
  synonyms: 'jug, pitcher\n\ncup ,mug',
};

describe('[DESK-21] home and search, as typed', () => {
  test('empty lines and rows are left out, and what was saved is read back', () => {
    const read = textsOf({ ...values, hotWords: [...values.hotWords, { en: ' ', fr: '' }] });
    const texts = {
      banners: [banner],
      hotWords: [{ en: 'mug', fr: 'tasse' }],
      synonyms: [
        ['jug', 'pitcher'],
        ['cup', 'mug'],
      ],
    };
    expect(read).toEqual(texts);
    expect(textsOf(valuesOf({ ...texts, version: 1 }))).toEqual(texts);
  });

  test('nothing is wrong with what is whole', () => expect(faultsOfHome(values)).toEqual({}));

  test.each([
    ['a search in one language', { hotWords: [{ en: 'mug', fr: '' }] }, { 'word.0.fr': 'admin.home.wordWrong' }],
    ['a word alone', { synonyms: 'jug' }, { synonyms: 'admin.home.synonymWrong' }],
    ['a word that is too long', { synonyms: `jug, ${'j'.repeat(41)}` }, { synonyms: 'admin.home.synonymWrong' }],
  ])('%s is told at its field', (_name, change, faults) =>
    expect(faultsOfHome({ ...values, ...change })).toEqual(faults),
  );

  test.each([
    ['without a title', { titleFr: ' ' }, { titleFr: 'desk.fieldMissing' }],
    ['that leads out of the store', { link: '//elsewhere.example' }, { link: 'admin.home.linkWrong' }],
    [
      'that is empty',
      noBanner,
      Object.fromEntries(
        ['image', 'titleEn', 'titleFr', 'linkTextEn', 'linkTextFr'].map((field) => [field, 'desk.fieldMissing']),
      ),
    ],
  ])('a banner %s is told at its fields', (_name, change, faults) => {
    const banners = rowsOf([banner, { ...banner, ...change }]);
    const second = keyOf(banners[1]!);
    const told = Object.entries(faults).map(([field, fault]) => [`banner.${second}.${field}`, fault]);
    expect(faultsOfHome({ ...values, banners })).toEqual(Object.fromEntries(told));
  });
});
