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

/** Where a started payment goes on: at a provider's page, or on one of ours. */
export type PaymentStep = { kind: 'away'; url: string } | { kind: 'here'; path: string };

/**
 * paypal: the redirect that was answered; stripe: the card page with its secret; anything else: what the server knows.
 * Source: spec 4 "Payment by type"; ORDER-04.
 */
export const nextStep = ({ payType, redirect, stripeClientSecret, status, orderNo }: Payment): PaymentStep => {
  const number = encodeURIComponent(orderNo);
  if (!status && payType === 'paypal' && redirect) return { kind: 'away', url: redirect };
  if (!status && stripeClientSecret) {
    const secret = encodeURIComponent(stripeClientSecret);
    return { kind: 'here', path: `/order/stripe_payment?clientSecret=${secret}&orderNo=${number}` };
  }
  return { kind: 'here', path: `/order/payment_result?orderNo=${number}` };
};
