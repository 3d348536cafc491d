import { z } from 'zod';
import { viewedLists } from './choices';

/** A part of a list with search, filters and order, saved by one person for themselves. */
export const deskView = z
  .object({
    id: z.int(),
    list: z.enum(viewedLists),
    name: z.string(),
    /** The query of the list's address, without `?`; empty: the list as it opens. */
    query: z.string(),
  })
  .meta({ id: 'DeskView' });
export type DeskView = z.infer<typeof deskView>;

/** The caller's views of every list of the desk, by name. */
export const deskViews = z.array(deskView);

/** A view of the same name of that list is replaced. */
export const viewSaveInput = z.object({
  list: z.enum(viewedLists),
  name: z.string().trim().min(1).max(40),
  query: z.string().max(1000),
});
export type ViewSaveInput = z.infer<typeof viewSaveInput>;
