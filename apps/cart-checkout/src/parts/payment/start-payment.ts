import type { Api } from '@souk/api-client';
import type { Payment, PayType } from '@souk/contract';
import { payChannel } from '@souk/domain';
import { orderTokenOf } from '@souk/state';

type Started = {
  orderNo: string;
  payType: PayType;
  storeName?: string | undefined;
  /** A payment at PayPal that was agreed to before the order stood. */
  token?: string | undefined;
};

/** Starts a payment, or gets the one that is open. Source: spec 3 "Payment request"; ORDER-03. */
export const startPayment = (
  api: Pick<Api, 'pay'>,
  { orderNo, payType, storeName, token }: Started,
): Promise<Payment> => {
  const orderToken = orderTokenOf(orderNo);
  return api.pay.payment(
    {
      orderNo,
      payType,
      payChannel,
      hostName: location.host,
      ...(storeName ? { storeName } : {}),
      ...(token ? { token } : {}),
    },
    orderToken ? { orderToken } : {},
  );
};
