import type { Api } from '@souk/api-client';
import { infiniteQueryOptions, queryOptions } from '@souk/query';

const fiveMinutesMs = 5 * 60_000;
const streetSize = 12;
const productSize = 20;
const couponSize = 50;

/** What a list of merchants is narrowed by; an absent field narrows nothing. */
export type MerchantFilter = { keywords?: string; categoryId?: number; typeId?: number };

/** What a merchant's product list is narrowed and ordered by. */
export type ProductFilter = { cid?: number; keyword?: string; priceOrder?: 'asc' | 'desc'; salesOrder?: 'desc' };

const couponList = (api: Api, queryKey: readonly unknown[], id: number) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.coupons.list({ useType: 1, merId: id, page: pageParam, limit: couponSize }, signal),
    initialPageParam: 1,
    getNextPageParam: (page) => (page.pageNum < page.pages ? page.pageNum + 1 : undefined),
    staleTime: 60_000,
  });

/** Keys and calls about merchants in one place, so that loaders, pages and invalidations agree. */
export const merchantQueries = (api: Api) => ({
  /** The merchants of the street, best known first. Source: docs/contract.md "Merchants". */
  street: () =>
    queryOptions({
      queryKey: ['merchants', 'street'],
      queryFn: ({ signal }) => api.merchants.street({ page: 1, limit: streetSize }, signal),
      staleTime: fiveMinutesMs,
    }),
  /** Merchants that match, page by page. Source: docs/contract.md "Merchants". */
  search: (filter: MerchantFilter) =>
    infiniteQueryOptions({
      queryKey: ['merchants', 'search', filter],
      queryFn: ({ pageParam, signal }) =>
        api.merchants.search({ ...filter, page: pageParam, limit: streetSize }, signal),
      initialPageParam: 1,
      getNextPageParam: (page) => (page.pageNum < page.pages ? page.pageNum + 1 : undefined),
      staleTime: fiveMinutesMs,
    }),
  types: () =>
    queryOptions({
      queryKey: ['merchants', 'types'],
      queryFn: ({ signal }) => api.merchants.types(signal),
      staleTime: fiveMinutesMs,
    }),
  categories: () =>
    queryOptions({
      queryKey: ['merchants', 'categories'],
      queryFn: ({ signal }) => api.merchants.categories(signal),
      staleTime: fiveMinutesMs,
    }),
  /** A merchant's public card, the same for everyone. Source: docs/contract.md "Merchants". */
  info: (id: number) =>
    queryOptions({
      queryKey: ['merchants', 'info', id],
      queryFn: ({ signal }) => api.merchants.info(id, signal),
      staleTime: fiveMinutesMs,
    }),
  /** Intro, address and qualification. Source: docs/contract.md "Merchants". */
  detail: (id: number) =>
    queryOptions({
      queryKey: ['merchants', 'detail', id],
      queryFn: ({ signal }) => api.merchants.detail(id, signal),
      staleTime: fiveMinutesMs,
    }),
  /** Whether this shopper follows the merchant: asked in the browser only, for it is personal. */
  following: (id: number) =>
    queryOptions({
      queryKey: ['merchants', 'following', id],
      queryFn: async ({ signal }) => (await api.merchants.info(id, signal)).isCollect,
      staleTime: fiveMinutesMs,
    }),
  /** Categories in which the merchant sells. */
  productCategories: (id: number) =>
    queryOptions({
      queryKey: ['merchants', 'productCategories', id],
      queryFn: ({ signal }) => api.merchants.productCategories(id, signal),
      staleTime: fiveMinutesMs,
    }),
  /** What the merchant sells, page by page. Source: docs/contract.md "Merchants". */
  products: (id: number, filter: ProductFilter) =>
    infiniteQueryOptions({
      queryKey: ['merchants', 'products', id, filter],
      queryFn: ({ pageParam, signal }) =>
        api.merchants.products({ merId: id, ...filter, page: pageParam, limit: productSize }, signal),
      initialPageParam: 1,
      getNextPageParam: (page) => (page.pageNum < page.pages ? page.pageNum + 1 : undefined),
      staleTime: fiveMinutesMs,
    }),
  /** The first few of one category, for its row. */
  sample: (id: number, cid: number) =>
    queryOptions({
      queryKey: ['merchants', 'sample', id, cid],
      queryFn: ({ signal }) => api.merchants.products({ merId: id, cid, page: 1, limit: 5 }, signal),
      staleTime: fiveMinutesMs,
    }),
  /** Coupons that the merchant gives, page by page, as everybody sees them. Source: docs/contract.md "Coupons". */
  coupons: (id: number) => couponList(api, ['merchants', 'coupons', id], id),
  /** The same with what this shopper has of them: asked in the browser only, for it is personal. */
  ownCoupons: (id: number) => couponList(api, ['coupons', 'merchant', id], id),
});
