import type { PreOrder, PreOrderLine } from '@souk/contract';
import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, takeAside, useApi, useSay } from '@souk/state';
import { carryDraft } from '../parts/placing/draft';
import { isCartStale } from '../parts/start-checkout/is-cart-stale';

/** Makes the checkout anew, of other lines than it has now. @param onTaken keeps what is typed, so that it goes along */
export const useTakeAnew = ({ preOrderNo }: PreOrder, onTaken: () => void) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const take = useMutation({
    mutationFn: (orderDetails: PreOrderLine[]) => takeAside(api, { preOrderType: 'shoppingCart', orderDetails }),
    onError: (error) => {
      say.failed(error);
      if (isCartStale(error)) void cartStore.getState().load();
    },
  });
  const lead = (path: string) => {
    onTaken();
    const next = new URL(path, location.origin).searchParams.get('preOrderNo');
    if (next) carryDraft(preOrderNo, next);
    void navigate(path, { replace: true });
  };
  return {
    isTaking: take.isPending,
    takeAnew: (lines: PreOrderLine[]) => take.mutate(lines, { onSuccess: lead }),
  };
};
