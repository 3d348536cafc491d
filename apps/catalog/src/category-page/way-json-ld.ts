import type { Category } from '@souk/contract';

/** The way from the home page to a category, for search engines. */
export const wayData = (way: readonly Category[], home: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: home, item: `${origin}/` },
    ...way.map(({ name, slug }) => ({ name, item: `${origin}/collections/${slug}` })),
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
