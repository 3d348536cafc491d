import type { Locale } from '../locale';

/** What pictures of a product show, by their addresses, in both languages. Empty: nobody has said it in that language. */
export type PictureTexts = Record<string, Record<Locale, string>>;

/** What pictures show in a language; those of which nobody has said it in that language are left out. */
export const textsIn = (texts: PictureTexts, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([url, text]) => (text[locale] === '' ? [] : [[url, text[locale]]])),
  );

/** Texts of pictures as they are stored: only of those that are in use, and only where something is said. */
export const textsFor = (
  images: readonly string[],
  texts: readonly ({ url: string } & Record<Locale, string>)[],
): PictureTexts =>
  Object.fromEntries(
    texts
      .filter(({ url, en, fr }) => images.includes(url) && en + fr !== '')
      .map(({ url, en, fr }) => [url, { en, fr }]),
  );

/** Texts of pictures as a desk reads them: one for each picture, in their order. */
export const textList = (images: readonly string[], texts: PictureTexts) =>
  images.map((url) => ({ url, en: texts[url]?.en ?? '', fr: texts[url]?.fr ?? '' }));
