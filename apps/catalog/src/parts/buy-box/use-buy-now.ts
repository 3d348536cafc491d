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
    onSuccess: (path) => navigate(path),
    onError: useSay().failed,
  });
  return { buyNow: (line: Line) => order.mutate(line), isBusy: order.isPending };
};
