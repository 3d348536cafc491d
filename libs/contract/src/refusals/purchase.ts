import type { RefusalTable } from './refusal';

/** From the cart to the payment. Those of one line have the names of `LineTroubleReason`. */
export const purchaseRefusals = {
  CART_MISSING: { code: 400, when: 'The visitor is not signed in and names no cart.' },
  CART_FULL: { code: 409, when: 'The cart holds as many lines as it may.' },
  CART_LINE_NOT_FOUND: { code: 404, when: 'The line is not in the caller’s cart, or its key is another’s.' },
  VARIANT_NOT_FOUND: { code: 404, when: 'The product has no such variant.' },
  CHOICE_REQUIRED: { code: 400, when: 'A size, a colour or the like is left to choose.' },
  OUT_OF_STOCK: { code: 409, when: 'Nothing is left of the variant.', data: ['lines'] },
  OFF_SHELF: { code: 409, when: 'The product is no longer sold.', data: ['lines'] },
  VARIANT_GONE: { code: 409, when: 'The variant is no longer sold.', data: ['lines'] },
  MERCHANT_CLOSED: { code: 409, when: 'The merchant is away, or sells nothing for now.', data: ['lines'] },
  LINES_REFUSED: {
    code: 409,
    when: 'Lines cannot be bought as they stand; all of them are named at once.',
    data: ['lines'],
  },
  COUPONS_REFUSED: { code: 409, when: 'Chosen coupons no longer hold.', data: ['rejectedCoupons'] },
  COUPON_TAKEN: { code: 409, when: 'The shopper has this coupon.' },
  COUPON_NOT_RECEIVABLE: { code: 409, when: 'The coupon is sold out, over, or not begun.' },
  PRICE_CHANGED: { code: 409, when: 'The purchase costs another sum than the page showed.', data: ['payFee'] },
  PRE_ORDER_GONE: {
    code: 404,
    when: 'The pre-order is past its time, or not the caller’s.',
    data: ['isFromCart', 'isOfAccount'],
  },
  ORDER_PLACED: { code: 409, when: 'The pre-order became a purchase before.', data: ['orderNo', 'orderToken'] },
  ORDER_PAID: { code: 409, when: 'The purchase is paid.' },
  ORDER_EXPIRED: { code: 409, when: 'The purchase is past its payment deadline.' },
  ORDER_CANCELLED: { code: 409, when: 'The purchase was cancelled.' },
  PAYMENT_PENDING: { code: 409, when: 'The provider still works on a payment of this purchase.' },
  PAYMENT_METHOD_NOT_OFFERED: { code: 400, when: 'The purchase cannot be paid this way.' },
  PAYMENT_NOT_FOUND: { code: 404, when: 'The payment is of another purchase, or nobody agreed to it.' },
  PAYMENT_PROVIDER_AWAY: { code: 503, when: 'The payment provider does not answer.' },
  SIGNATURE_INVALID: { code: 400, when: 'An event of a payment provider is not signed by it.' },
} as const satisfies RefusalTable;
