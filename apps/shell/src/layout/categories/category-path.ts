import type { Category } from '@souk/contract';

/** Where a category is shown: the first level in search, the others as collections. Source: ROUTE-04, ROUTE-06. */
export const categoryPath = ({ id, slug, level }: Pick<Category, 'id' | 'slug' | 'level'>): string =>
  level === 1 ? `/products/product_search?cid=${id}&l=1` : `/collections/${encodeURIComponent(slug)}`;
