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
  /** Given the refusal of lines that cannot be bought, which names them. Absent: it is said in a sentence as well. */
  onLinesRefused?: (error: unknown) => void;
};

/**
 * Replaces this checkout by a new one of other lines: a new pre-order is made, and its page follows with what was typed here. Any failure but
 * refused lines is said in a sentence, and this checkout stays.
 */
export const useNewCheckout = ({ preOrderNo }: PreOrder, { onTaken, onLinesRefused }: Then) => {
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
    isBeginning: take.isPending,
    begin: (lines: PreOrderLine[]) => take.mutate(lines, { onSuccess: lead }),
  };
};
