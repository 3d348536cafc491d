import { paymentResultPath } from '@souk/domain';
import { useNavigate } from '@souk/router';
import { orderTokenOf, useApi, useSay } from '@souk/state';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { useSteps } from './steps';
import type { usePlaceOrder } from './use-place-order';

type OnClick = (data: object, actions: { resolve: () => Promise<void>; reject: () => Promise<void> }) => Promise<void>;

/** What PayPal's button does: our order first, then PayPal's for it; the server asks PayPal what came of it. */
export const usePaypalOrder = ({
  create,
  askFirst,
  untilRead,
  startPaypal,
  onRefused,
}: ReturnType<typeof usePlaceOrder>) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const { trigger, getValues } = useFormContext<CheckoutForm>();
  const { focusProblem } = useSteps();
  const orderNo = useRef('');
  const showResult = () => navigate(paymentResultPath(orderNo.current));

  const onClick: OnClick = async (_data, actions) => {
    await untilRead();
    if (askFirst()) return actions.reject();
    if (await trigger()) return actions.resolve();
    focusProblem();
    return actions.reject();
  };
  const createOrder = async () => {
    const placed = await create({ ...getValues(), payType: 'paypal' });
    orderNo.current = placed.orderNo;
    const { paypalOrderId } = await startPaypal(placed.orderNo);
    if (!paypalOrderId) throw new Error('PayPal gave no number');
    return paypalOrderId;
  };
  const onApprove = async ({ orderID, payerID }: { orderID: string; payerID?: string | null }) => {
    const orderToken = orderTokenOf(orderNo.current);
    const body = { token: orderID, ...(payerID ? { payerID } : {}) };
    // A refusal is no end: the result page shows what the server knows.
    await api.pay.paypalSuccess(body, orderToken ? { orderToken } : {}).catch(() => null);
    await showResult();
  };
  /** Without an order the form tells what stands in the way; an order that stands is paid from its own page. */
  const onError = (error: unknown) => {
    if (!orderNo.current) return onRefused(error);
    say.failed(error);
    void navigate(paymentResultPath(orderNo.current));
  };
  return { onClick, createOrder, onApprove, onCancel: () => void showResult(), onError };
};
