import { z } from 'zod';
import { numeric } from './numeric';

/** Which part of a list: pages start at 1, at most 50 rows each. Source: spec 5 "Lists default to page 1, page size 10". */
export const pageQuery = z.object({
  page: numeric(z.number().int().min(1).max(100_000)).default(1),
  limit: numeric(z.number().int().min(1).max(50)).default(10),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** One page of a list. `pages` is 0 when there is nothing. Source: spec 3 "Paged response". */
export const pagedOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    pageNum: z.int().min(1),
    pages: z.int().min(0),
    total: z.int().min(0),
    limit: z.int().min(1),
  });

export type Paged<T> = { list: T[]; pageNum: number; pages: number; total: number; limit: number };
