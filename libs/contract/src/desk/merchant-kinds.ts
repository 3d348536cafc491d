import { z } from 'zod';
import { textUpTo } from '../wire/fields';
import { merchantKindsMost, merchantKindLetters } from './choices';

const name = textUpTo(merchantKindLetters).min(1);

/** What an applicant chooses in place of a kind's name; empty: the name. */
const choices = { choiceEn: textUpTo(merchantKindLetters), choiceFr: textUpTo(merchantKindLetters) };

/** A category that merchants work in, in both languages. `id` null: a new one. */
const categoryWords = z.object({ id: z.int().nullable(), en: name, fr: name });
export type MerchantCategoryWords = z.infer<typeof categoryWords>;
/** A kind of merchants in both languages. */
const kindWords = categoryWords.extend(choices);
export type MerchantKindWords = z.infer<typeof kindWords>;

const upToMost = <Words extends z.ZodType>(words: Words) => z.array(words).min(1).max(merchantKindsMost);

/** `version`: of what was seen. Each list whole, in its order: one that it does not name is removed. */
export const merchantKindsInput = z.object({
  version: z.string().max(64),
  types: upToMost(kindWords),
  categories: upToMost(categoryWords),
});

/** One that is stored, with how many merchants and applications have it. */
const deskCategory = z.object({
  id: z.int(),
  en: z.string(),
  fr: z.string(),
  merchants: z.int().min(0),
  applications: z.int().min(0),
});
export type DeskMerchantCategory = z.infer<typeof deskCategory>;
const deskKind = deskCategory.extend({ choiceEn: z.string(), choiceFr: z.string() });
export type DeskMerchantKind = z.infer<typeof deskKind>;

/** Both lists in the order in which shoppers and applicants read them. */
export const deskMerchantKinds = z
  .object({ version: z.string(), types: z.array(deskKind), categories: z.array(deskCategory) })
  .meta({ id: 'DeskMerchantKinds' });
export type DeskMerchantKinds = z.infer<typeof deskMerchantKinds>;
