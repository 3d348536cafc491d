import type { Breadcrumb } from '@souk/contract';

/** The page of a category: its own at level 2 and 3; the top level is a search within it. Source: ROUTE-04, ROUTE-06. */
export const categoryHref = ({ id, slug, level }: Pick<Breadcrumb, 'id' | 'slug' | 'level'>): string =>
  level === 1 ? `/products/product_search?cid=${id}&l=1` : `/collections/${encodeURIComponent(slug)}`;
