import { z } from 'zod';
import { imageUrl, textUpTo } from '../wire/fields';
import { bannersMax } from './choices';

const pathOfStore = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?!\/)/);

/** A picture that leads to a page of the store, with its words in both languages. */
const deskBanner = z.object({
  image: imageUrl.trim().min(1),
  titleEn: textUpTo(80).min(1),
  titleFr: textUpTo(80).min(1),
  textEn: textUpTo(200),
  textFr: textUpTo(200),
  link: pathOfStore,
  linkTextEn: textUpTo(40).min(1),
  linkTextFr: textUpTo(40).min(1),
});
export type DeskBanner = z.infer<typeof deskBanner>;

/** A search that is suggested before anybody types. */
const hotWord = z.object({ en: textUpTo(40).min(1), fr: textUpTo(40).min(1) });

/** What an editor says on the home page and in the search. `synonyms`: groups of words that find each other's products. */
const homeTexts = z.object({
  banners: z.array(deskBanner).max(bannersMax),
  hotWords: z.array(hotWord).max(20),
  synonyms: z.array(z.array(textUpTo(40).min(1)).min(2).max(12)).max(300),
});
export type HomeTexts = z.infer<typeof homeTexts>;

export const homeSaveInput = homeTexts.extend({ version: z.int() });

export const deskHome = homeTexts.extend({ version: z.int() }).meta({ id: 'DeskHome' });
export type DeskHome = z.infer<typeof deskHome>;
