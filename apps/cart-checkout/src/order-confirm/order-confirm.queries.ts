import type { Api } from '@souk/api-client';
import type { PriceInput } from '@souk/contract';
import { keepPreviousData, queryOptions } from '@souk/query';
import { cartMerged, sessionSettled } from '@souk/state';

/** A pre-order belongs to the visitor or to the user they became: the asker must be known first. */
const whenOwnerIsKnown = async () => {
  await sessionSettled();
  await cartMerged();
};

/** Calls of the order confirmation and the keys they are kept under. Source: docs/contract.md "Orders". */
export const orderConfirmQueries = (api: Api) => ({
  preOrder: (preOrderNo: string) =>
    queryOptions({
      queryKey: ['pre-orders', preOrderNo],
      queryFn: async ({ signal }) => {
        await whenOwnerIsKnown();
        return api.orders.preLoad({ preOrderNo }, signal);
      },
      retry: false,
      staleTime: 60_000,
      // Whoever comes back asks anew: a purchase may have been made of it.
      gcTime: 0,
    }),
  price: (input: PriceInput) =>
    queryOptions({
      queryKey: ['pre-orders', input.preOrderNo, 'price', input],
      queryFn: ({ signal }) => api.orders.price(input, signal),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  coupons: (preOrderNo: string) =>
    queryOptions({
      queryKey: ['coupons', 'order', preOrderNo],
      queryFn: ({ signal }) => api.coupons.forOrder({ preOrderNo }, signal),
    }),
  addresses: () =>
    queryOptions({
      queryKey: ['addresses', 'checkout'],
      queryFn: ({ signal }) => api.address.list({ limit: 20 }, signal),
    }),
});
