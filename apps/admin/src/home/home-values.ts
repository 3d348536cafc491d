import type { DeskBanner, DeskHome, HomeTexts } from '@souk/contract/desk';
import type { FieldFaults } from '@souk/desk';
import { keyOf, type Row, rowsOf, thingsOf } from '../parts/rows';

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

type BannerField = keyof DeskBanner;
/** Where a fault of the form stands: `banner.stored-0.titleFr` of a banner by its row's key, `word.1.fr` of the second suggested search. */
export type HomeField = 'synonyms' | `banner.${string}.${BannerField}` | `word.${number}.${'en' | 'fr'}`;

const bannerFaults = (banner: DeskBanner): Partial<Record<BannerField, string>> => ({
  ...Object.fromEntries(
    needed.filter((field) => banner[field].trim() === '').map((field) => [field, 'desk.fieldMissing']),
  ),
  ...(/^\/(?!\/)/.test(banner.link.trim()) ? {} : { link: 'admin.home.linkWrong' }),
});

const groupsOf = (synonyms: string) =>
  synonyms
    .split('\n')
    .map(wordsOf)
    .filter(({ length }) => length > 0);

const isGroup = (words: readonly string[]) =>
  words.length >= 2 && words.length <= 12 && words.every(({ length }) => length <= 40);

/** What is wrong with what is typed. A suggested search without a word is left out, and not wrong. */
export const faultsOfHome = ({ banners, hotWords, synonyms }: HomeValues): FieldFaults<HomeField> => {
  const groups = groupsOf(synonyms);
  return Object.fromEntries([
    ...banners.flatMap((banner) =>
      Object.entries(bannerFaults(banner)).map(([field, fault]) => [`banner.${keyOf(banner)}.${field}`, fault]),
    ),
    ...hotWords.flatMap(({ en, fr }, at) =>
      (en.trim() === '') === (fr.trim() === '')
        ? []
        : [[`word.${at}.${en.trim() === '' ? 'en' : 'fr'}`, 'admin.home.wordWrong']],
    ),
    ...(groups.every(isGroup) && groups.length <= 300 ? [] : [['synonyms', 'admin.home.synonymWrong']]),
  ]);
};

/** What is typed, as the call takes it. */
export const textsOf = ({ banners, hotWords, synonyms }: HomeValues): HomeTexts => ({
  banners: thingsOf(banners),
  hotWords: hotWords.map(({ en, fr }) => ({ en: en.trim(), fr: fr.trim() })).filter(({ en, fr }) => en || fr),
  synonyms: groupsOf(synonyms),
});
