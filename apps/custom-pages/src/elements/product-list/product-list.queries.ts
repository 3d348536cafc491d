import { type Api, hasReason } from '@souk/api-client';
import type { Paged, ProductCard } from '@souk/contract';
import { infiniteQueryOptions } from '@souk/query';
import type { ListSource, ListWish } from './list-source';

/** A collection that is gone has no products: that is an answer, no failure. */
const noneOfGone = (error: unknown): Paged<ProductCard> => {
  if (hasReason(error, 'NOT_FOUND')) return { list: [], pageNum: 1, pages: 0, total: 0, limit: 0 };
  throw error;
};

const read = (
  api: Api,
  source: ListSource,
  at: { page: number; limit: number },
  signal: AbortSignal,
): Promise<Paged<ProductCard>> => {
  switch (source.kind) {
    case 'ids':
      return api.products.byIds({ ids: source.ids, ...at }, signal);
    case 'collection':
      return api.products.collection({ collectionId: source.collection, ...at }, signal).catch(noneOfGone);
    case 'all':
      return api.products.list(at, signal);
  }
};

/** The products of a marked list, page by page. Source: spec 7, product/id/list, index/product/list, product/collection. */
export const productListQuery = (api: Api, { source, limit }: ListWish, firstPage: number) =>
  infiniteQueryOptions({
    queryKey: ['products', 'embedded', source, limit, firstPage],
    queryFn: ({ pageParam, signal }) => read(api, source, { page: pageParam, limit }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.pageNum < page.pages ? page.pageNum + 1 : undefined),
    staleTime: 5 * 60_000,
  });
