import { isApiError } from '@souk/api-client';
import type { PayType, PreOrder } from '@souk/contract';
import { choosePaymentPath, nextPaymentStep, paymentResultPath } from '@souk/domain';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, storeQueries, useApi, useSay } from '@souk/state';
import { useState } from 'react';
import { withoutSecret } from '../parts/card-page-href/card-page-href';
import { startPayment } from '../parts/payment/start-payment';
import { hasStranger } from '../parts/stranger/stranger';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { useCreateOrder } from '../parts/placing/create-order';
import type { Prices } from './use-prices';

type Given = { preOrder: PreOrder; prices: Prices };

/** Makes the purchase, then starts its payment and goes where that goes on. Source: spec 4 "Payment by type". */
export const usePlaceOrder = ({ preOrder, prices }: Given) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const createOrder = useCreateOrder();
  const [refused, setRefused] = useState<unknown>(null);
  const storeName = useQuery(storeQueries(api).details()).data?.name;
  const { preOrderNo } = preOrder;
  const create = async (values: CheckoutForm) => {
    const placed = await createOrder(values, { preOrder, totals: prices.totals, picked: prices.picked });
    void cartStore.getState().load();
    return placed;
  };

  /** The order stands: when its payment cannot be started now, that is said, and its own page offers the ways to pay. */
  const pay = async (orderNo: string, payType: PayType) => {
    try {
      const step = nextPaymentStep(await startPayment(api, { orderNo, payType, storeName }));
      if (step.kind === 'away') return location.assign(step.url);
      if (payType === 'stripe' && hasStranger()) return location.assign(withoutSecret({ orderNo }));
      return await navigate(step.path);
    } catch (error) {
      say.failed(error);
      await navigate(choosePaymentPath(orderNo));
    }
  };

  /** What it is about has changed: the page shows it as it is now. */
  const refresh = (error: unknown) => {
    if (!isApiError(error) || error.code !== 409) return;
    void queryClient.invalidateQueries({ queryKey: ['pre-orders', preOrderNo] });
    void queryClient.invalidateQueries({ queryKey: ['coupons', 'order', preOrderNo] });
  };

  const place = useMutation({
    mutationFn: async (values: CheckoutForm) => {
      setRefused(null);
      const { orderNo, paid } = await create(values);
      // Nothing to pay, or paid already by an earlier press of the same button.
      if (paid || !values.payType) return navigate(paymentResultPath(orderNo));
      return pay(orderNo, values.payType);
    },
    onError: refresh,
  });
  return {
    place,
    /** What stands in the way, of the form's button or of a wallet's. */
    error: place.error ?? refused,
    onRefused: (error: unknown) => {
      setRefused(error);
      refresh(error);
    },
    create,
    startPaypal: (orderNo: string) => startPayment(api, { orderNo, payType: 'paypal', storeName }),
  };
};

/** Number of the purchase that was made of the pre-order already; null for any other failure. */
export const placedAs = (error: unknown): string | null =>
  (isApiError(error) && error.code === 409 && (error.data as { orderNo?: string } | null)?.orderNo) || null;

/** The pre-order is over, or not the asker's. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.code === 404;
