import { isApiError } from '@souk/api-client';
import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, takeAside, useApi, useSay } from '@souk/state';
import { noteAttempt } from '../attempt/attempt';

/**
 * From the cart to the order confirmation with what is checked. Waits for quantities that are on their way; when the
 * server finds lines that cannot be bought, the cart is read again and each line says why.
 * Source: ORDER-01, CART-08; spec 7, order/pre/order.
 */
export const useStartCheckout = () => {
  const api = useApi();
  const navigate = useNavigate();
  const say = useSay();
  const order = useMutation({
    mutationFn: async () => {
      await cartStore.getState().settle();
      const lines = cartStore.getState().groups.flatMap((group) => group.lines.filter((line) => line.isChecked));
      const orderDetails = lines.map((line) => ({ shoppingCartId: line.id, shoppingCartKey: line.uniqueKey }));
      return takeAside(api, { preOrderType: 'shoppingCart', orderDetails });
    },
    onSuccess: (path) => {
      noteAttempt();
      return navigate(path);
    },
    onError: (error) => {
      say.failed(error);
      if (isApiError(error) && [404, 409].includes(error.code)) void cartStore.getState().load();
    },
  });
  const start = () => {
    if (cartStore.getState().checkedCount === 0) return say.wrong('error.selectProduct');
    order.mutate();
  };
  return { start, isBusy: order.isPending };
};
