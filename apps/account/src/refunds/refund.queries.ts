import type { Api } from '@souk/api-client';
import { queryOptions, useMutation, useQueryClient } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { ordersKey } from '../parts/order/order.queries';
import { pagedOptions } from '../parts/paged/paged-options';

/** Requests for money back. Source: docs/contract "Refunds". */
export const refundQueries = (api: Api) => ({
  list: (type: '0' | '9') =>
    pagedOptions(['refunds', 'list', type], (page, signal) => api.refunds.list({ type, page, limit: 10 }, signal)),
  detail: (refundOrderNo: string) =>
    queryOptions({
      queryKey: ['refunds', 'detail', refundOrderNo],
      queryFn: ({ signal }) => api.refunds.detail(refundOrderNo, signal),
    }),
  /** What of an order can still be refunded. */
  offer: (orderNo: string) =>
    queryOptions({
      queryKey: ['refunds', 'offer', orderNo],
      queryFn: ({ signal }) => api.refunds.apply(orderNo, signal),
    }),
  reasons: () =>
    queryOptions({
      queryKey: ['refunds', 'reasons'],
      queryFn: ({ signal }) => api.refunds.reasons(signal),
      staleTime: 300_000,
    }),
});

/** After a change the requests and the orders they belong to are read anew. */
export const useRefundChange = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['refunds'] }),
      queryClient.invalidateQueries({ queryKey: ordersKey }),
    ]);
};

/** Takes a request back. */
export const useRevoke = (refundOrderNo: string) => {
  const api = useApi();
  const say = useSay();
  const refresh = useRefundChange();
  return useMutation({
    mutationFn: () => api.refunds.revoke(refundOrderNo),
    onSuccess: async () => {
      say.done('refunds.revoked');
      await refresh();
    },
    onError: say.failed,
  });
};
