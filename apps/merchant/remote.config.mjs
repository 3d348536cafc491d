/** What merchants show: the street, each merchant's own pages, and the way to become one. Source: spec 2, Routes. */
export default {
  name: 'merchant',
  owner: '@souk/merchant',
  devPort: 4404,
  // The application to sell brings react-hook-form, 11,300 bytes, as no other page here does.
  budget: 32_000,
  exposes: {
    './street': './src/merchant-street/merchant-street.route.ts',
    './more': './src/merchant-more/merchant-more.route.ts',
    './entry': './src/merchant-home/merchant-entry.route.ts',
    './home': './src/merchant-home/merchant-home.route.ts',
    './category': './src/merchant-category/merchant-category.route.ts',
    './coupon': './src/merchant-coupon/merchant-coupon.route.ts',
    './qualification': './src/merchant-qualification/merchant-qualification.route.ts',
    './registration': './src/registration/registration.route.ts',
    './confirm': './src/registration-confirm/confirm.route.ts',
    './settle-in': './src/registration/settle-in.route.ts',
  },
  routes: [
    { path: '/merchant/merchant_street', expose: './street' },
    { path: '/merchant/merchant_more', expose: './more' },
    { path: '/merchant/merchant', expose: './entry' },
    { path: '/merchant/merchant/home', expose: './home' },
    { path: '/merchant/merchant/category', expose: './category' },
    { path: '/merchant/merchant/coupon', expose: './coupon' },
    { path: '/merchant/merchant/qualification', expose: './qualification' },
    { path: '/merchant/registration', expose: './registration' },
    { path: '/merchant/registration/confirm', expose: './confirm' },
    { path: '/users/registration', expose: './settle-in' },
  ],
  slots: {},
};
