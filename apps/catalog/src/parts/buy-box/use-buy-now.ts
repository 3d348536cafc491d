import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { takeAside, useApi, useSay } from '@souk/state';

type Line = { productId: number; attrValueId: number; productNum: number };

/** Straight to the order confirmation with one product. Source: spec 7, order/pre/order; ORDER-01. */
export const useBuyNow = () => {
  const api = useApi();
  const navigate = useNavigate();
  const order = useMutation({
    mutationFn: (line: Line) => takeAside(api, { preOrderType: 'buyNow', orderDetails: [line] }),
    onError: useSay().failed,
  });
  // With the press, not with the mutation: who went on, or closed the quick view, is not taken away from there.
  return {
    buyNow: (line: Line) => order.mutate(line, { onSuccess: (path) => navigate(path) }),
    isBusy: order.isPending,
  };
};
