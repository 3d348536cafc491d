import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import type { categoryCalls } from './category.calls';
import { imageUrl } from '../wire/fields';

const categoryFields = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  level: z.int().min(1).max(3),
  /** Null without a picture. */
  image: imageUrl.nullable(),
});

const leaf = categoryFields.extend({ childList: z.array(z.never()) });
const branch = categoryFields.extend({ childList: z.array(leaf) });

/** A category with what lies below it; three levels in all, the last with an empty list. Source: spec 3 "Category". */
export const category = categoryFields.extend({ childList: z.array(branch) }).meta({ id: 'Category' });

/** A category of any level. */
export type Category = z.infer<typeof categoryFields> & { childList: Category[] };

/** Schemas of the calls about categories. */
export const categorySchemas = {
  categoryTree: { data: z.array(category) },
} satisfies SchemaTable<typeof categoryCalls>;
