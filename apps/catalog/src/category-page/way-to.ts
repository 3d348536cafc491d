import type { Category } from '@souk/contract';

/** The categories from the top down to the one of this slug, itself last; empty when there is none. */
export const wayTo = (tree: readonly Category[], slug: string): Category[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = wayTo(category.childList, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};
