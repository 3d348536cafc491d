import type { Api } from '@souk/api-client';
import type { ProductAddress, ReplySort } from '@souk/contract';
import { productRefOf } from '@souk/domain';
import { infiniteQueryOptions, queryOptions } from '@souk/query';
import { nextPage } from '../product-list/next-page';

const reviewsPerPage = 5;

/** Which reviews a shopper wants to read. */
export type ReviewWish = { type: 0 | 1 | 2 | 3; star?: 1 | 2 | 3 | 4 | 5; photos?: true; sort?: ReplySort };

/** Key and call in one place, so that the route's loader, the page and every invalidation agree. */
export const productQueries = (api: Api) => ({
  /** One product at its public address. Source: spec 7, product/detail. */
  detail: (at: ProductAddress) =>
    queryOptions({
      queryKey: ['products', 'detail', at],
      queryFn: ({ signal }) => api.products.detail(at, signal),
      staleTime: 60_000,
      // Price and stock may have changed while another tab was looked at.
      refetchOnWindowFocus: true,
    }),
  /** The same before it is on sale. */
  preview: (at: ProductAddress) =>
    queryOptions({
      queryKey: ['products', 'preview', at],
      queryFn: ({ signal }) => api.products.detail({ ...at, preview: true }, signal),
      staleTime: 0,
    }),
  /** Its reviews: of one kind (0 all, 1 good, 2 medium, 3 poor) or number of stars. Source: spec 7, product/reply/list. */
  reviews: (productId: number, wish: ReviewWish) =>
    infiniteQueryOptions({
      queryKey: ['reviews', productId, wish],
      queryFn: ({ pageParam, signal }) =>
        api.reviews.list({ productId, ...wish, page: pageParam, limit: reviewsPerPage }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: 60_000,
    }),
  /** Others of its kind, or what completes it. Source: docs/contract.md, product/related. */
  related: (at: ProductAddress, kind: 'similar' | 'together') =>
    queryOptions({
      queryKey: ['products', 'related', at, kind],
      queryFn: ({ signal }) =>
        api.products.related({ productId: productRefOf(at), limit: kind === 'similar' ? 6 : 5, kind }, signal),
      staleTime: 5 * 60_000,
    }),
});
