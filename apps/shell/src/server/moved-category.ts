import { categoryPath } from '@souk/domain';
import type { QueryClient } from '@souk/query';

const movedTo = (data: unknown): string | undefined => {
  const { pages: [first] = [] } = (data ?? {}) as { pages?: { movedTo?: string }[] };
  return first?.movedTo;
};

/**
 * Where a page of a category leads on to, when another one took the category in: its address, with what the visitor had narrowed.
 * Null: it stands where it was asked for.
 */
export const movedCategory = (url: URL, queryClient: QueryClient): string | null => {
  const lists = queryClient.getQueriesData({ queryKey: ['products', 'list'] });
  const slug = lists.map(([, data]) => movedTo(data)).find((found) => found !== undefined);
  return slug === undefined ? null : `${categoryPath({ slug })}${url.search}`;
};
