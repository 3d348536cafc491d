import { z } from 'zod';
import { textUpTo } from '../wire/fields';
import { merchantKindsMost, merchantKindLetters } from './choices';

const name = textUpTo(merchantKindLetters).min(1);

/** A kind of merchants, or a category they work in, in both languages. `id` null: a new one. */
const kindWords = z.object({ id: z.int().nullable(), en: name, fr: name });
export type MerchantKindWords = z.infer<typeof kindWords>;

const kindList = z.array(kindWords).min(1).max(merchantKindsMost);

/** `version`: of what was seen. Each list whole, in its order: one that it does not name is removed. */
export const merchantKindsInput = z.object({
  version: z.string().max(64),
  types: kindList,
  categories: kindList,
});

/** One that is stored, with how many merchants and applications have it. */
const deskKind = z.object({
  id: z.int(),
  en: z.string(),
  fr: z.string(),
  merchants: z.int().min(0),
  applications: z.int().min(0),
});
export type DeskMerchantKind = z.infer<typeof deskKind>;

/** Both lists in the order in which shoppers and applicants read them. */
export const deskMerchantKinds = z
  .object({ version: z.string(), types: z.array(deskKind), categories: z.array(deskKind) })
  .meta({ id: 'DeskMerchantKinds' });
export type DeskMerchantKinds = z.infer<typeof deskMerchantKinds>;
