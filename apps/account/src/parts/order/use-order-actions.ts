import { type Api, createRequestKeys } from '@souk/api-client';
import type { Payment } from '@souk/contract';
import { nextPaymentStep, payChannel } from '@souk/domain';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, panelsStore, storeQueries, toastsStore, useApi, useOrderToCart, useSay } from '@souk/state';
import { inCartText } from '@souk/state/in-cart-text';
import { useIsMounted } from '@souk/state/is-mounted';
import { useState } from 'react';
import { useChange } from '../use-change';
import { messageOf, type ActionTarget } from './order-action';
import { orderKey, purchaseNoOf } from './order-key';
import { methodsKey, ordersKey } from './order.queries';

/**
 * Whether an order is paid by now: its payment may come in between the page and the press. False also when it cannot be asked: then it was not
 * when the page was loaded.
 */
const isPaidNow = async (api: Api, orderNo: string): Promise<boolean> => {
  const { orderToken } = orderKey(orderNo);
  try {
    if (orderToken) return (await api.orders.visitorDetail({ orderNo: purchaseNoOf(orderNo) }, { orderToken })).paid;
    const found = await api.orders.detail(orderNo);
    return found.kind === 'order' ? found.order.paid : found.purchase.paid;
  } catch {
    return false;
  }
};

/** What happens here and now to an order; each reports in the shopper's language. Source: ORDER-09. */
export const useOrderActions = (target: Pick<ActionTarget, 'orderNo' | 'paid' | 'partOf'>) => {
  const { orderNo, paid } = target;
  const api = useApi();
  const say = useSay();
  const stale = [ordersKey];
  const cancel = useChange({
    call: async (_input: void, once) => {
      await api.orders.cancel(orderNo, { ...orderKey(orderNo), ...once });
      return paid || (await isPaidNow(api, orderNo));
    },
    done: (_input, isPaid) => (isPaid ? messageOf('order.cancelAsked', 'cancel', target) : 'order.cancelDone'),
    values: { merchant: target.partOf ?? '' },
    stale,
  });
  const remove = useChange({
    call: (_input: void, once) => api.orders.delete(orderNo, once),
    done: 'order.deleteDone',
    stale,
  });
  const take = useChange({
    call: (_input: void, once) => api.orders.take(orderNo, { ...orderKey(orderNo), ...once }),
    done: 'order.takeDone',
    stale,
  });
  const [keys] = useState(() => createRequestKeys());
  const isMounted = useIsMounted();
  const again = useMutation({
    mutationFn: () => keys.run(orderNo, (idempotencyKey) => api.orders.again(orderNo, { idempotencyKey })),
    onSuccess: async (result) => {
      await cartStore.getState().changedElsewhere();
      const text = inCartText(result, say.words);
      if (result.added.length === 0) return say.wrong('order.againNone', { why: text });
      const openCart = () => panelsStore.getState().openPanel({ kind: 'cart' });
      const isWhole = result.skipped.length === 0 && !result.added.some(({ capped }) => capped);
      if (isWhole) {
        say.told(text);
        return isMounted() && openCart();
      }
      // The drawer shows what is in the cart, not what is missing, and takes the message away: it is opened from there.
      toastsStore.getState().show({ kind: 'status', text, action: { label: say.words('cart.open'), run: openCart } });
    },
    onError: say.failed,
  });
  return { cancel, delete: remove, take, again, change: useOrderToCart(orderNo) };
};

/** Pays an open purchase: on the card page, or at PayPal. Source: spec 4, Payment by type; ORDER-03, ORDER-04. */
export const usePayOrder = (orderNo: string) => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const store = useQuery(storeQueries(api).details());
  const say = useSay();
  const isMounted = useIsMounted();
  const begin = useMutation({
    mutationFn: (payType: 'stripe' | 'paypal') =>
      api.pay.payment(
        {
          orderNo,
          payType,
          payChannel,
          hostName: location.host,
          ...(store.data ? { storeName: store.data.name } : {}),
        },
        orderKey(orderNo),
      ),
    onError: (error) => {
      // Another way may be open, and the order paid or cancelled on another device: then the dialog goes with it, and what it says too.
      const readAnew = [methodsKey, ordersKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }));
      if (!isMounted()) say.failed(error);
      // The page draws what was read a moment after it is there.
      else void Promise.all(readAnew).then(() => setTimeout(() => isMounted() || say.failed(error)));
    },
  });
  const goOn = (payment: Payment) => {
    const step = nextPaymentStep(payment);
    return step.kind === 'away' ? location.assign(step.url) : void navigate(step.path);
  };
  // With the press, not with the mutation: who closed the dialog meanwhile thought better of it.
  const pay = (payType: 'stripe' | 'paypal') => begin.mutate(payType, { onSuccess: goOn });
  return { pay, error: begin.error, isPending: begin.isPending };
};
