import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';
import { useApi } from '@souk/state';
import { orderKey } from '../parts/order/order-key';
import { ordersKey } from '../parts/order/order.queries';
import { pagedOptions } from '../parts/paged/paged-options';
import { useChange } from '../parts/use-change';

/** Requests for money back. Source: docs/contract "Refunds". */
export const refundQueries = (api: Api) => ({
  list: (type: '0' | '9') =>
    pagedOptions(['refunds', 'list', type], (page, signal) => api.refunds.list({ type, page, limit: 10 }, signal)),
  /** @param orderNo its order's or purchase's, for whose key a guest asks */
  detail: (refundOrderNo: string, orderNo = '') =>
    queryOptions({
      queryKey: ['refunds', 'detail', refundOrderNo],
      queryFn: ({ signal }) => api.refunds.detail(refundOrderNo, { signal, ...orderKey(orderNo) }),
    }),
  /** What of an order can still be refunded. */
  offer: (orderNo: string) =>
    queryOptions({
      queryKey: ['refunds', 'offer', orderNo],
      queryFn: ({ signal }) => api.refunds.apply(orderNo, { signal, ...orderKey(orderNo) }),
    }),
  reasons: () =>
    queryOptions({
      queryKey: ['refunds', 'reasons'],
      queryFn: ({ signal }) => api.refunds.reasons(signal),
      staleTime: 300_000,
    }),
});

/** What a change of a request makes stale: the requests and the orders they belong to. */
export const refundsStale = [['refunds'], ordersKey];

/** Takes a request back. */
export const useRevoke = (refundOrderNo: string, orderNo: string) => {
  const api = useApi();
  return useChange({
    call: (_input: void, once) => api.refunds.revoke(refundOrderNo, { ...orderKey(orderNo), ...once }),
    done: 'refunds.revoked',
    stale: refundsStale,
  });
};
