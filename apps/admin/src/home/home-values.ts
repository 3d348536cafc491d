import type { DeskBanner, DeskHome, HomeTexts } from '@souk/contract/desk';
import { type Row, rowsOf, thingsOf } from '../parts/rows';

/** What the form holds, as it is typed. `synonyms`: a group a line, its words with commas between. */
export type HomeValues = {
  banners: readonly Row<DeskBanner>[];
  hotWords: readonly { en: string; fr: string }[];
  synonyms: string;
};

export const noBanner: DeskBanner = {
  image: '',
  titleEn: '',
  titleFr: '',
  textEn: '',
  textFr: '',
  link: '/',
  linkTextEn: '',
  linkTextFr: '',
};

export const valuesOf = ({ banners, hotWords, synonyms }: DeskHome): HomeValues => ({
  banners: rowsOf(banners),
  hotWords,
  synonyms: synonyms.map((group) => group.join(', ')).join('\n'),
});

const wordsOf = (line: string) =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** What has to stand in a banner. */
const needed = ['image', 'titleEn', 'titleFr', 'linkTextEn', 'linkTextFr'] as const;

/** Fields of a banner that are empty, or `link` where it leads out of the store. */
export const faultsOfBanner = (banner: DeskBanner): (keyof DeskBanner)[] => [
  ...needed.filter((field) => banner[field].trim() === ''),
  ...(/^\/(?!\/)/.test(banner.link.trim()) ? [] : (['link'] as const)),
];

/** What is typed as the call takes it, or the message id of what is wrong with it. Rows without a word are left out. */
export const readHome = ({ banners, hotWords, synonyms }: HomeValues): { texts: HomeTexts } | { wrong: string } => {
  const lines = synonyms
    .split('\n')
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const words = hotWords.map(({ en, fr }) => ({ en: en.trim(), fr: fr.trim() })).filter(({ en, fr }) => en || fr);
  if (banners.some((banner) => faultsOfBanner(banner).length > 0)) return { wrong: 'admin.home.bannerWrong' };
  if (words.some(({ en, fr }) => !en || !fr)) return { wrong: 'admin.home.wordWrong' };
  if (lines.some(({ length }) => length < 2 || length > 12)) return { wrong: 'admin.home.synonymWrong' };
  if (lines.flat().some(({ length }) => length > 40) || lines.length > 300) return { wrong: 'admin.home.synonymWrong' };
  return { texts: { banners: thingsOf(banners), hotWords: words, synonyms: lines } };
};
