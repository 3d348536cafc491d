import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

/** The cart as the server's first HTML shows it. In the browser the cart store is the only truth. */
export const cartQueries = (api: Api) => ({
  firstPaint: () =>
    queryOptions({ queryKey: ['cart', 'first-paint'], queryFn: ({ signal }) => api.cart.list({}, signal) }),
});
