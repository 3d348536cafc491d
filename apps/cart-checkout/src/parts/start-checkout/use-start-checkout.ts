import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, useApi, useSay } from '@souk/state';
import { isCartStale } from './is-cart-stale';
import { takeChecked } from './take-checked';

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
    mutationFn: () => takeChecked(api),
    onError: (error) => {
      say.failed(error);
      if (isCartStale(error)) void cartStore.getState().load();
    },
  });
  const start = () => {
    if (cartStore.getState().checkedCount === 0) return say.wrong('error.selectProduct');
    // With the press, not with the mutation: who went on, or closed the sheet, is not taken away from there.
    order.mutate(undefined, { onSuccess: (path) => navigate(path) });
  };
  return { start, isBusy: order.isPending };
};
