import type { PreOrder, PreOrderLine } from '@souk/contract';
import { useMutation } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, takeAside, useApi, useSay } from '@souk/state';
import { troublesOf } from '../parts/placing/create-order';
import { carryDraft } from '../parts/placing/draft';
import { isCartStale } from '../parts/start-checkout/is-cart-stale';

type Then = {
  /** Keeps what is typed, so that it goes along. */
  onTaken: () => void;
  /** Names the lines that cannot be bought. Absent: it is said in a sentence. */
  onLinesRefused?: (error: unknown) => void;
};

/** Makes the checkout anew, of other lines than it has now. */
export const useTakeAnew = ({ preOrderNo }: PreOrder, { onTaken, onLinesRefused }: Then) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const take = useMutation({
    mutationFn: (orderDetails: PreOrderLine[]) => takeAside(api, { preOrderType: 'shoppingCart', orderDetails }),
    onError: (error) => {
      if (onLinesRefused && troublesOf(error).length > 0) onLinesRefused(error);
      else say.failed(error);
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
