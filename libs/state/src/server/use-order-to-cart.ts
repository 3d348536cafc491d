import { useMutation, useQueryClient } from '@souk/query';
import { cartStore } from '../client/cart/connect-cart';
import { orderTokenOf } from '../client/order-token';
import { useSay } from '../client/say';
import { useApi } from '../deps';
import { inCartText } from './in-cart-text';

/**
 * Ends an order that nobody paid and puts what it held back into the cart; what stock or merchants hold back is said.
 * A guest's goes by the key that this tab has. The caller leads to the cart. Source: ORDER-09, ORDER-10.
 * @example const change = useOrderToCart(orderNo); change.mutate(undefined, { onSuccess: () => navigate(cartPath) });
 */
export const useOrderToCart = (orderNo: string) => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const orderToken = orderTokenOf(orderNo);
      return api.orders.toCart({ orderNo }, orderToken ? { orderToken } : {});
    },
    onSuccess: async (result) => {
      await cartStore.getState().changedElsewhere();
      say.told(inCartText(result, say.words));
    },
    onError: say.failed,
    // After a failure too: it may be paid or cancelled since.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
};
