import { fieldErrorsOf, isApiError } from '@souk/api-client';
import type { LineTrouble, OrderInput, PayType, PreOrder } from '@souk/contract';
import { payChannel } from '@souk/domain';
import { useMutation, useQuery, useQueryClient } from '@souk/query';
import { useNavigate } from '@souk/router';
import { cartStore, keepOrderToken, storeQueries, useApi, useSay, useSession } from '@souk/state';
import { paymentResultHref } from '../parts/card-page-href/card-page-href';
import { nextStep, startPayment } from '../parts/payment/start-payment';
import { keepPurchase, trackOrderSteps } from '../parts/purchase-tracking/purchase-tracking';
import { addressOf, typedAddress, type CheckoutForm } from './checkout-form';
import { dropDraft } from './draft';

import { merchantRequests, type Prices } from './use-prices';

type Given = { preOrder: PreOrder; prices: Prices };
export type Placed = { orderNo: string; paid: boolean };

/** The order as it is sent. The total goes along so that nobody pays another than the one on screen. Source: ORDER-02. */
export const orderInputOf = (values: CheckoutForm, { preOrder, prices }: Given, isUser: boolean): OrderInput => ({
  preOrderNo: preOrder.preOrderNo,
  ...(values.addressId === typedAddress ? { address: addressOf(values) } : { addressId: Number(values.addressId) }),
  ...(isUser ? {} : { email: values.email.trim() }),
  ...(values.payType ? { payType: values.payType } : {}),
  payChannel,
  payFee: prices.totals.payFee,
  platUserCouponId: prices.picked.platform,
  ...(values.note.trim() ? { mark: values.note.trim() } : {}),
  orderMerchantRequestList: merchantRequests(preOrder, prices.picked).map((request) => {
    const remark = values.remarks[`m${request.merId}`]?.trim();
    return remark ? { ...request, remark } : request;
  }),
});

/** Makes the purchase, then starts its payment and goes where that goes on. Source: spec 4 "Payment by type". */
export const usePlaceOrder = (given: Given) => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isUser = useSession().status === 'user';
  const storeName = useQuery(storeQueries(api).details()).data?.name;
  const { preOrderNo } = given.preOrder;

  /** The same pre-order gives the same purchase, however often it is pressed. */
  const create = async (values: CheckoutForm): Promise<Placed> => {
    const input = orderInputOf(values, given, isUser);
    if (isUser && values.saveAddress && values.addressId === typedAddress) {
      await api.address.edit({ ...addressOf(values), isDefault: false }).catch(() => null);
    }
    const { orderNo, orderToken, paid } = await api.orders.create(input, { idempotencyKey: preOrderNo });
    if (orderToken) keepOrderToken(orderNo, orderToken);
    const bought = { preOrder: given.preOrder, totals: given.prices.totals };
    keepPurchase(orderNo, bought);
    trackOrderSteps(bought, values.payType || 'free');
    dropDraft(preOrderNo);
    void cartStore.getState().load();
    return { orderNo, paid };
  };

  /** The order stands: when its payment cannot be started now, its own page offers it again. */
  const pay = async (orderNo: string, payType: PayType) => {
    try {
      const step = nextStep(await startPayment(api, { orderNo, payType, storeName }));
      return step.kind === 'away' ? location.assign(step.url) : await navigate(step.path);
    } catch (error) {
      say.failed(error);
      await navigate(paymentResultHref(orderNo));
    }
  };

  const place = useMutation({
    mutationFn: async (values: CheckoutForm) => {
      const { orderNo, paid } = await create(values);
      // Nothing to pay, or paid already by an earlier press of the same button.
      if (paid || !values.payType) return navigate(paymentResultHref(orderNo));
      return pay(orderNo, values.payType);
    },
    onError: (error) => {
      // What it is about has changed: the page shows it as it is now.
      if (isApiError(error) && error.code === 409) {
        void queryClient.invalidateQueries({ queryKey: ['pre-orders', preOrderNo] });
        void queryClient.invalidateQueries({ queryKey: ['coupons', 'order', preOrderNo] });
      }
    },
  });
  return {
    place,
    create,
    startPaypal: (orderNo: string) => startPayment(api, { orderNo, payType: 'paypal', storeName }),
  };
};

/** Lines that the server refused, all at once; empty for any other failure. */
export const troublesOf = (error: unknown): readonly LineTrouble[] =>
  (isApiError(error) && error.code === 409 ? (error.data as { lines?: LineTrouble[] } | null)?.lines : null) ?? [];

/** Fields that the server refused, under the form's own names. */
export const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([name, text]) => [name.replace(/^address\./, ''), text]),
  );

/** The pre-order is over, or not the asker's. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.code === 404;
