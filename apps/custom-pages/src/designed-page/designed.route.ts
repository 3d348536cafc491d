import type { PageView } from '@souk/contract';
import type { RouteLoader, RouteLoaderArgs } from '@souk/mfe';
import { firstPageOf, readListWish } from '../elements/product-list/list-source';
import { productListQuery } from '../elements/product-list/product-list.queries';
import { readReviewWish, reviewsQuery } from '../elements/reviews/reviews.queries';
import { pageQueries } from '../parts/page.queries';
import { elementsNamed } from '../tree/find';

export { DesignedPage as Component } from './designed-page';

/**
 * The page that the owner designed at this address, with what its lists and reviews show; an unknown address is 404.
 * Source: spec 2, Routes (/{slug}), Custom pages; ROUTE-11.
 */
export const loader: RouteLoader = async (args) => {
  const { params, url, api, queryClient } = args;
  const path = `/${params['slug'] ?? ''}`;
  const page = await queryClient.ensureQueryData(pageQueries(api).view(path, url.searchParams.get('preview')));
  await loadLive(page, args);
  return null;
};

const isEmbedded = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === 'embedded';

/** Lists that wait longer than this are filled in the browser: a slow one must not hold the page. */
const deadlineMs = 1500;

const loadLive = async ({ nodes }: PageView, { url, api, queryClient }: RouteLoaderArgs) => {
  const lists = elementsNamed(nodes, 'product-list').flatMap((node) => readListWish(node) ?? []);
  const reviews = elementsNamed(nodes, 'reviews').flatMap((node) => readReviewWish(node) ?? []);
  const all = Promise.all([
    ...lists.map((wish) =>
      queryClient.prefetchInfiniteQuery(productListQuery(api, wish, firstPageOf(wish, url.searchParams))),
    ),
    ...reviews.map((wish) => queryClient.prefetchQuery(reviewsQuery(api, wish))),
  ]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, deadlineMs)));
  await Promise.race([all, late]);
  clearTimeout(timer);
  // What comes too late must not come at all: the browser would find data that the HTML was made without.
  await queryClient.cancelQueries({ predicate: isEmbedded });
  // Nor does the browser know what failed here: it asks anew, and its first rendering is the HTML.
  queryClient.removeQueries({ predicate: (query) => isEmbedded(query) && query.state.status === 'error' });
};
