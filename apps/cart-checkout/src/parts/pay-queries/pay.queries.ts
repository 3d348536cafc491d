import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';
import { orderTokenOf, sessionSettled } from '@souk/state';

/** A guest's key to an order goes along where this tab has one. */
export const withOrderToken = (orderNo: string) => {
  const orderToken = orderTokenOf(orderNo);
  return orderToken ? { orderToken } : {};
};

/** Where the ways to pay are kept: whoever was refused one has them asked anew. */
export const methodsKey = ['pay', 'methods'];

/** Calls about a payment and the keys they are kept under. Source: docs/contract.md "Payment". */
export const payQueries = (api: Api) => ({
  /** Asked anew by each page: the owner closes a way while its provider is out. */
  methods: () => queryOptions({ queryKey: methodsKey, queryFn: ({ signal }) => api.pay.methods(signal), staleTime: 0 }),
  /** Where a payment stands now, asked once. */
  state: (orderNo: string) =>
    queryOptions({
      queryKey: ['pay', 'state', orderNo],
      queryFn: async ({ signal }) => {
        await sessionSettled();
        return api.pay.result({ orderNo }, { signal, ...withOrderToken(orderNo) });
      },
      staleTime: 0,
      retry: false,
    }),
  /** The purchase that was made: a guest's by its token, a shopper's own. */
  purchase: (orderNo: string) =>
    queryOptions({
      queryKey: ['orders', 'placed', orderNo],
      queryFn: async ({ signal }) =>
        !orderTokenOf(orderNo) && (await sessionSettled()).user
          ? api.orders.masterDetail({ orderNo }, signal)
          : api.orders.visitorDetail({ orderNo }, { signal, ...withOrderToken(orderNo) }),
      retry: false,
    }),
});
