import type { Breadcrumb, Payment } from '@souk/contract';

// Pages that more than one application leads to; a product's: product-path.ts. Source: spec 2 "Routes".

/** Where a category is shown: the first level is a search within it, the others are collections. Source: ROUTE-04, ROUTE-06. */
export const categoryPath = ({ id, slug, level }: Pick<Breadcrumb, 'id' | 'slug' | 'level'>): string =>
  level === 1 ? `/products/product_search?cid=${id}&l=1` : `/collections/${encodeURIComponent(slug)}`;

export const merchantPages = ['home', 'category', 'coupon', 'qualification'] as const;
export type MerchantPage = (typeof merchantPages)[number];

/** One of a merchant's pages. Source: ROUTE-16. */
export const merchantPath = (merId: number, page: MerchantPage = 'home'): string =>
  `/merchant/merchant/${page}?id=${merId}`;

/** One order or purchase. @param token a guest's key to it; absent for whoever is signed in. Source: ROUTE-21. */
export const orderDetailPath = (orderNo: string, token?: string): string =>
  `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}${token ? `&token=${encodeURIComponent(token)}` : ''}`;

/** What the server knows of a purchase's payment. */
export const paymentResultPath = (orderNo: string): string =>
  `/order/payment_result?orderNo=${encodeURIComponent(orderNo)}`;

/** Where an open purchase's means of payment is chosen. Source: ORDER-06. */
export const choosePaymentPath = (orderNo: string): string => `${paymentResultPath(orderNo)}&choose=1`;

/** One support ticket. Source: ROUTE-23. */
export const ticketPath = (id: number): string => `/support/ticket/view?id=${id}`;

/** Where a started payment goes on: at a provider's page, or on one of ours. */
export type PaymentStep = { kind: 'away'; url: string } | { kind: 'here'; path: string };

/**
 * paypal: the redirect that was answered; stripe: the card page with its secret; anything else: what the server knows.
 * Source: spec 4 "Payment by type"; ORDER-04.
 */
export const nextPaymentStep = ({ payType, redirect, stripeClientSecret, status, orderNo }: Payment): PaymentStep => {
  if (!status && payType === 'paypal' && redirect) return { kind: 'away', url: redirect };
  if (status || !stripeClientSecret) return { kind: 'here', path: paymentResultPath(orderNo) };
  const secret = encodeURIComponent(stripeClientSecret);
  return {
    kind: 'here',
    path: `/order/stripe_payment?clientSecret=${secret}&orderNo=${encodeURIComponent(orderNo)}`,
  };
};
