import type { Category } from '@souk/contract';

/** The way from the home page to a category, for search engines; categories of the first level have no page of their own. */
export const wayData = (way: readonly Category[], home: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: home, item: `${origin}/` },
    ...way.filter(({ level }) => level > 1).map(({ name, slug }) => ({ name, item: `${origin}/collections/${slug}` })),
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
