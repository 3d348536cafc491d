import type { Breadcrumb, Payment } from '@souk/contract';

// Pages that more than one application leads to; a product's: product-path.ts. Source: spec 2 "Routes".

/** Where a category of any level is shown. Source: ROUTE-06. */
export const categoryPath = ({ slug }: Pick<Breadcrumb, 'slug'>): string => `/collections/${encodeURIComponent(slug)}`;

export const merchantPages = ['home', 'category', 'coupon', 'qualification'] as const;
export type MerchantPage = (typeof merchantPages)[number];

/** One of a merchant's pages. Source: ROUTE-16. */
export const merchantPath = (merId: number, page: MerchantPage = 'home'): string =>
  `/merchant/merchant/${page}?id=${merId}`;

/** All products. Source: ROUTE-03. */
export const allProductsPath = '/products/all';

/** The search page. Source: ROUTE-04. */
export const searchPagePath = '/products/product_search';

/** A shopper’s orders. */
export const ownOrdersPath = '/users/order_list';

/** Who a shopper is; who is not signed in signs in there. */
export const profilePath = '/users/user_info';

/** The merchants. */
export const merchantStreetPath = '/merchant/merchant_street';

/** Where a merchant applies. */
/** The link that leads a merchant to their application. Source: ROUTE-15. */
export const settleInPath = '/users/registration';
export const registrationPath = '/merchant/registration';

/** Owner’s pages of the frame: footer, header, menus. Source: FOOT-06. */
export const aboutPath = '/company/about_us';
export const contactPath = '/company/contact_us';
export const affiliatesPath = '/company/affiliate_stores';
export const shippingPolicyPath = '/service/shipping_policy';
export const refundPolicyPath = '/service/refund_policy';
export const paymentMethodsPath = '/service/payment_method';
export const privacyPolicyPath = '/service/privacy_policy';
export const termsPath = '/service/terms_of_service';
export const accessibilityPath = '/service/accessibility';

/** The cart. Source: ROUTE-19. */
export const cartPath = '/order/shopping_cart';

/** The order confirmation of a pre-order. Source: ROUTE-20. */
export const orderConfirmPath = (preOrderNo: string): string =>
  `/order/order_confirm?preOrderNo=${encodeURIComponent(preOrderNo)}`;

/** One order or purchase. @param token a guest's key to it; absent for whoever is signed in. Source: ROUTE-21. */
export const orderDetailPath = (orderNo: string, token?: string): string =>
  `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}${token ? `&token=${encodeURIComponent(token)}` : ''}`;

/** Where a guest finds an order by its number and e-mail. It says that it is meant: nothing is missing. */
export const orderLookupPath = '/order/order_detail?find=1';

/**
 * What the server knows of a purchase's payment; an open one is paid from there. Source: ORDER-06.
 * @param key a guest's key to the purchase, for a mailed link; `token` is PayPal's there
 */
export const paymentResultPath = (orderNo: string, key?: string): string =>
  `/order/payment_result?orderNo=${encodeURIComponent(orderNo)}${key ? `&key=${encodeURIComponent(key)}` : ''}`;

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

/** The platform’s desk. */
export const platformDeskPath = '/admin';
