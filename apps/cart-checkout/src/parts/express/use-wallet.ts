import type { WalletAddress } from '@souk/contract';
import { countryCodes, paymentResultPath } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { centsOf, sumsOf, type ExpressSource, type Sums } from './express-source';
import { useExpressOrder } from './use-express-order';

/** What the wallet's sheet asks the shop, and what the shop does when its owner agrees. Amounts are the server's. */
export const useWallet = (source: ExpressSource) => {
  const stripe = useStripe();
  const elements = useElements();
  const t = useT();
  const order = useExpressOrder(source);
  const [isPlacing, setPlacing] = useState(false);
  const shownCents = useRef(0);

  /** Shows sums in the sheet. A coupon is no line of it: the wallet takes no negative one, so goods come less the coupon. */
  const detailsOf = ({ goods, freight, off, total }: Sums) => {
    shownCents.current = centsOf(total);
    return {
      lineItems: [{ name: t('express.goods'), amount: centsOf(goods) - centsOf(off) }],
      shippingRates: [{ id: 'delivery', displayName: t('express.delivery'), amount: centsOf(freight) }],
    };
  };

  const onClick = (event: StripeExpressCheckoutElementClickEvent) => {
    if (!source.sums || !order.begin()) return event.reject();
    elements?.update({ amount: centsOf(source.sums.total) });
    event.resolve(detailsOf(source.sums));
  };

  const onShippingAddressChange = async (event: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    if (!countryCodes.includes(event.address.country)) return event.reject();
    try {
      const sums = sumsOf(await order.take());
      elements?.update({ amount: centsOf(sums.total) });
      event.resolve(detailsOf(sums));
    } catch (error) {
      event.reject();
      order.refused(error);
    }
  };

  /** @returns the order that was placed, paid or not; null when there is none */
  const settle = async (event: StripeExpressCheckoutElementConfirmEvent): Promise<string | null> => {
    if (!stripe || !elements) return null;
    const bought = await order.take();
    // The owner agreed to the sum in the sheet and to no other.
    if (centsOf(bought.totals.payFee) !== shownCents.current) {
      event.paymentFailed({ reason: 'fail', message: t('express.priceChanged') });
      return null;
    }
    const checked = await elements.submit();
    const placed = checked.error ? null : await order.place(walletOf(event), 'stripe');
    if (!placed) event.paymentFailed({ reason: 'invalid_shipping_address' });
    else await payOrder({ stripe, elements, event, order }, placed.orderNo);
    return placed?.orderNo ?? null;
  };

  const onConfirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    setPlacing(true);
    try {
      const orderNo = await settle(event);
      if (orderNo) await order.showResult(orderNo);
    } catch (error) {
      event.paymentFailed({ reason: 'fail' });
      order.refused(error);
    } finally {
      setPlacing(false);
    }
  };
  return { onClick, onShippingAddressChange, onConfirm, onCancel: order.turnedBack, isPlacing };
};

type Paying = {
  stripe: Stripe;
  elements: StripeElements;
  event: StripeExpressCheckoutElementConfirmEvent;
  order: ReturnType<typeof useExpressOrder>;
};

/** Pays the order. It stands: whatever comes now, its own page tells it and offers other ways to pay. */
const payOrder = async ({ stripe, elements, event, order }: Paying, orderNo: string): Promise<void> => {
  try {
    const { stripeClientSecret: clientSecret } = await order.pay(orderNo, 'stripe');
    if (!clientSecret) return;
    const confirmParams = { return_url: location.origin + paymentResultPath(orderNo) };
    const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
    if (error) event.paymentFailed({ reason: 'invalid_payment_data' });
  } catch {
    event.paymentFailed({ reason: 'fail' });
  }
};

/** Who agreed, in the store's words. */
const walletOf = ({ billingDetails, shippingAddress }: StripeExpressCheckoutElementConfirmEvent): WalletAddress => {
  const address = shippingAddress?.address ?? billingDetails?.address;
  return {
    name: shippingAddress?.name ?? billingDetails?.name ?? '',
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    country: address?.country ?? '',
    detail: address?.line1 ?? '',
    detail2: address?.line2 ?? '',
    city: address?.city ?? '',
    province: address?.state ?? '',
    postCode: address?.postal_code ?? '',
  };
};
