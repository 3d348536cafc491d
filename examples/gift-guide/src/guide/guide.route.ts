import type { RouteLoader } from '@souk/mfe';
import { bestSellers } from './guide.queries';

export { GuidePage as Component } from './guide-page';

/** The presents stand in the first HTML. */
export const loader: RouteLoader = async ({ api, queryClient }) => {
  await queryClient.fetchQuery(bestSellers(api));
  return null;
};
