import type { CallTable } from '../wire/call';

/** Calls about paying. A guest's carry the order token. Source: spec 7; docs/contract.md "Payment". */
export const payCalls = {
  /** Client id of the PayPal buttons. */
  paypalClientId: {
    as: 'pay.paypalClientId',
    method: 'GET',
    path: '/api/front/pay/paypal/clientId',
    auth: 'none',
    tag: 'pay',
    takes: 'nothing',
  },
  /** Which ways to pay are open. */
  payMethods: {
    as: 'pay.methods',
    method: 'GET',
    path: '/api/front/pay/method',
    auth: 'none',
    tag: 'pay',
    takes: 'nothing',
  },
  /** Opens a payment at PayPal for a pre-order, before there is an order: the server prices it. */
  paypalExpress: {
    as: 'pay.paypalExpress',
    method: 'POST',
    path: '/api/front/pay/paypal/express',
    auth: 'optional',
    tag: 'pay',
    cart: true,
  },
  /** Who agreed at PayPal, and where they want it sent. */
  paypalPayer: {
    as: 'pay.paypalPayer',
    method: 'POST',
    path: '/api/front/pay/paypal/payer',
    auth: 'optional',
    tag: 'pay',
    cart: true,
  },
  /** Starts a payment, or gives the one that is open. */
  payPayment: { as: 'pay.payment', method: 'POST', path: '/api/front/pay/payment', auth: 'optional', tag: 'pay' },
  /** What the server knows of a payment. */
  payResult: { as: 'pay.result', method: 'GET', path: '/api/front/pay/result/:orderNo', auth: 'optional', tag: 'pay' },
  /** The shopper is back from PayPal; the server asks PayPal. */
  paypalSuccess: {
    as: 'pay.paypalSuccess',
    method: 'POST',
    path: '/api/front/pay/paypal/success',
    auth: 'optional',
    tag: 'pay',
  },
  /** The shopper turned back at PayPal. */
  paypalCancel: {
    as: 'pay.paypalCancel',
    method: 'POST',
    path: '/api/front/pay/paypal/cancel',
    auth: 'optional',
    tag: 'pay',
  },
} as const satisfies CallTable;
