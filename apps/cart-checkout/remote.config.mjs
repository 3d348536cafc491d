/** What the cart and the checkout offer: their screens, and the parts that every page may show. Source: spec 2, Routes. */
const personal = { render: 'private' };
const checkout = { ...personal, chrome: 'checkout' };

export default {
  name: 'cart-checkout',
  owner: '@souk/cart-checkout',
  devPort: 4402,
  budget: 48_000,
  // Sentences of the address form, which this remote bundles (@souk/state/address).
  words: ['../../libs/state/src/address'],
  exposes: {
    './drawer': './src/cart-drawer/cart-drawer.fragment.ts',
    './subscribe-dialog': './src/subscribe-dialog/subscribe-dialog.fragment.ts',
    './not-attempted-dialog': './src/not-attempted-dialog/not-attempted-dialog.fragment.ts',
    './cart': './src/cart-page/cart.route.ts',
    './order-confirm': './src/order-confirm/order-confirm.route.ts',
    './card-payment': './src/card-payment/card-payment.route.ts',
    './payment-result': './src/payment-result/payment-result.route.ts',
  },
  routes: [
    { path: '/order/shopping_cart', expose: './cart', scripts: 'optional', ...personal },
    { path: '/order/order_confirm', expose: './order-confirm', ...checkout },
    { path: '/order/stripe_payment', expose: './card-payment', ...checkout },
    { path: '/order/payment_result', expose: './payment-result', ...checkout },
  ],
  slots: {
    'cart.drawer': './drawer',
    'cart.subscribeDialog': './subscribe-dialog',
    'cart.notAttemptedDialog': './not-attempted-dialog',
  },
};
