import { z } from 'zod';
import { id, imageUrl, textUpTo } from '../wire/fields';

/**
 * A category of the store. `parentId` null: it stands at the top. `level`: 1 to 3. `products`: in it, not below it. `following`: those of
 * them that do not stand in lists at its new place yet, after it was moved.
 */
export const deskCategory = z
  .object({
    id: z.int(),
    version: z.int(),
    parentId: z.int().nullable(),
    level: z.int(),
    slug: z.string(),
    nameEn: z.string(),
    nameFr: z.string(),
    /** Empty: it has none. */
    picture: imageUrl,
    products: z.int(),
    following: z.int(),
  })
  .meta({ id: 'DeskCategory' });
export type DeskCategory = z.infer<typeof deskCategory>;

/** All categories, each before those below it, in their order. */
export const deskCategories = z.array(deskCategory);

/** What a category is called and shown by. */
export const categoryWords = z.object({
  nameEn: textUpTo(60).min(1),
  nameFr: textUpTo(60).min(1),
  picture: imageUrl,
});
export type CategoryWords = z.output<typeof categoryWords>;

export const categoryCreateInput = categoryWords.extend({ parentId: id.nullable() });
export const categorySaveInput = categoryWords.extend({ version: z.int() });

/** Where a category goes: under which one (null: the top), and how many of its new neighbours stand before it. */
export const categoryPlaceInput = z.object({
  version: z.int(),
  parentId: id.nullable(),
  before: z.int().min(0).max(10_000),
});

/** `toId`: which category takes its products, its coupons and what stands below it, and where its address leads; null where it has none. */
export const categoryDeleteInput = z.object({ version: z.int(), toId: id.nullable() });
