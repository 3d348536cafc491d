import type { Api } from '@souk/api-client';
import type { OrderListQuery } from '@souk/contract';
import { queryOptions } from '@souk/query';
import { pagedOptions } from '../paged/paged-options';
import { orderKey } from './order-key';

export type OrderFilter = { type: NonNullable<OrderListQuery['type']>; keyword: string };

/** Everything about orders stands under this key: what changes one order may change every list. */
export const ordersKey = ['orders'] as const;

/** Where the ways to pay are kept: whoever was refused one has them asked anew. */
export const methodsKey = ['pay', 'methods'];

/** Calls about own orders and the keys they are kept under. Source: docs/contract.md "Orders". */
export const orderQueries = (api: Api) => ({
  list: ({ type, keyword }: OrderFilter) =>
    pagedOptions([...ordersKey, 'list', type, keyword], (page, signal) =>
      api.orders.list({ type, ...(keyword ? { keyword } : {}), page, limit: 10 }, signal),
    ),
  counts: () =>
    queryOptions({ queryKey: [...ordersKey, 'counts'], queryFn: ({ signal }) => api.orders.counts(signal) }),
  detail: (orderNo: string) =>
    queryOptions({
      queryKey: [...ordersKey, 'detail', orderNo],
      queryFn: ({ signal }) => api.orders.detail(orderNo, signal),
    }),
  /** A guest's purchase, by the token of the link they were mailed. */
  visitor: (orderNo: string, orderToken: string) =>
    queryOptions({
      queryKey: [...ordersKey, 'visitor', orderNo],
      queryFn: ({ signal }) => api.orders.visitorDetail({ orderNo }, { signal, orderToken }),
      staleTime: 60_000,
    }),
  express: (orderNo: string) =>
    queryOptions({
      queryKey: [...ordersKey, 'express', orderNo],
      queryFn: ({ signal }) => api.orders.express(orderNo, { signal, ...orderKey(orderNo) }),
    }),
  /** Asked anew by each dialog: the owner closes a way while its provider is out. */
  payMethods: () =>
    queryOptions({ queryKey: methodsKey, queryFn: ({ signal }) => api.pay.methods(signal), staleTime: 0 }),
});
