import { countryCodes } from '@souk/domain';
import { useQueryClient } from '@souk/query';
import { orderTokenOf, useApi } from '@souk/state';
import { useRef, useState } from 'react';
import { methodsKey } from '../pay-queries/pay.queries';
import { merchantRequests } from '../placing/coupon-pick';
import type { ExpressSource } from './express-source';
import { useExpressOrder } from './use-express-order';

type Actions = { resolve: () => Promise<void>; reject: () => Promise<void> };

/** The payer may go on only with an address that mail reaches. */
const onShippingAddressChange = async (
  { shippingAddress }: { shippingAddress: { countryCode: string } },
  { reject }: Pick<Actions, 'reject'>,
) => {
  if (!countryCodes.includes(shippingAddress.countryCode)) await reject();
};

/** PayPal's button above the form: the payer agrees and tells the address, then the order is made, then it is paid. */
export const usePaypalExpress = (source: ExpressSource) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const order = useExpressOrder(source);
  const [isPlacing, setPlacing] = useState(false);
  const isTold = useRef(false);

  const onClick = async (_data: object, actions: Actions) => {
    isTold.current = false;
    return order.begin() ? actions.resolve() : actions.reject();
  };
  const refuse = (error: unknown) => {
    isTold.current = true;
    order.refused(error);
    void queryClient.invalidateQueries({ queryKey: methodsKey });
  };
  const createOrder = async () => {
    try {
      const { preOrder, totals, picked } = await order.take();
      const { paypalOrderId } = await api.pay.paypalExpress({
        preOrderNo: preOrder.preOrderNo,
        payFee: totals.payFee,
        platUserCouponId: picked.platform,
        orderMerchantRequestList: merchantRequests(preOrder, picked),
      });
      return paypalOrderId;
    } catch (error) {
      refuse(error);
      throw error;
    }
  };
  /** @returns the order that was placed, paid or not; null when there is none */
  const settle = async (token: string, payerID: string | null | undefined): Promise<string | null> => {
    const { preOrder } = await order.take();
    const wallet = await api.pay.paypalPayer({ preOrderNo: preOrder.preOrderNo, token });
    const placed = await order.place(wallet, 'paypal');
    if (!placed) return null;
    const orderToken = orderTokenOf(placed.orderNo);
    const body = { token, ...(payerID ? { payerID } : {}) };
    // A refusal is no end: the result page shows what the server knows.
    await order
      .pay(placed.orderNo, 'paypal', token)
      .then(() => api.pay.paypalSuccess(body, orderToken ? { orderToken } : {}))
      .catch(() => null);
    return placed.orderNo;
  };
  const onApprove = async ({ orderID, payerID }: { orderID: string; payerID?: string | null }) => {
    setPlacing(true);
    try {
      const orderNo = await settle(orderID, payerID);
      if (orderNo) await order.showResult(orderNo);
    } catch (error) {
      refuse(error);
    } finally {
      setPlacing(false);
    }
  };
  const onError = (error: unknown) => {
    if (!isTold.current) refuse(error);
  };
  const handlers = { onClick, createOrder, onShippingAddressChange, onApprove, onCancel: order.turnedBack, onError };
  return { handlers, isPlacing };
};
