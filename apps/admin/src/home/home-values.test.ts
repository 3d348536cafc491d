import { rowsOf } from '../parts/rows';
import { faultsOfBanner, type HomeValues, noBanner, readHome, valuesOf } from './home-values';

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
    const read = readHome({ ...values, hotWords: [...values.hotWords, { en: ' ', fr: '' }] });
    const texts = {
      banners: [banner],
      hotWords: [{ en: 'mug', fr: 'tasse' }],
      synonyms: [
        ['jug', 'pitcher'],
        ['cup', 'mug'],
      ],
    };
    expect(read).toEqual({ texts });
    expect(readHome(valuesOf({ ...texts, version: 1 }))).toEqual({ texts });
  });

  test.each([
    ['a banner without a title', { banners: rowsOf([{ ...banner, titleFr: ' ' }]) }, 'bannerWrong'],
    [
      'a banner that leads out of the store',
      { banners: rowsOf([{ ...banner, link: '//elsewhere.example' }]) },
      'bannerWrong',
    ],
    ['a search in one language', { hotWords: [{ en: 'mug', fr: '' }] }, 'wordWrong'],
    ['a word alone', { synonyms: 'jug' }, 'synonymWrong'],
    ['a word that is too long', { synonyms: `jug, ${'j'.repeat(41)}` }, 'synonymWrong'],
  ])('%s is told', (_name, change, wrong) => {
    expect(readHome({ ...values, ...change })).toEqual({ wrong: `admin.home.${wrong}` });
  });

  test('an empty banner names its fields', () => {
    expect(faultsOfBanner(noBanner)).toEqual(['image', 'titleEn', 'titleFr', 'linkTextEn', 'linkTextFr']);
  });
});
