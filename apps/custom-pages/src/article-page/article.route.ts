import type { RouteLoader } from '@souk/mfe';
import { pageQueries } from '../parts/page.queries';

export { ArticlePage as Component } from './article-page';

/** A company or policy page; one that the store does not have is 404. Source: spec 2, Routes; ROUTE-12, ROUTE-13. */
export const loader: RouteLoader = async ({ url, api, queryClient }) => {
  await queryClient.ensureQueryData(pageQueries(api).view(url.pathname, url.searchParams.get('preview')));
  return null;
};
