import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

/** What is asked of the server about the cart besides its lines, which are the cart store's. */
export const cartQueries = (api: Api) => ({
  /** The cart as the server's first HTML shows it. In the browser the cart store is the only truth. */
  firstPaint: () =>
    queryOptions({
      queryKey: ['cart', 'first-paint'],
      queryFn: ({ signal }) => api.cart.list({ isValid: 'all' }, signal),
    }),
  /**
   * What lines would cost with freight.
   * @param ids lines of the coming order; null: every line that can be bought
   * @param state what the server knows of them: when it changes, the answer does
   */
  estimate: (ids: readonly number[] | null, state: string) =>
    queryOptions({
      queryKey: ['cart', 'estimate', ids, state],
      queryFn: ({ signal }) => api.orders.estimate(ids ? { ids: [...ids] } : {}, signal),
      staleTime: 60_000,
    }),
});
