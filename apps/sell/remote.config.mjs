/** Every page is for a merchant's people: sign-in required, never cached, without the shop's frame. */
const own = { access: 'user', render: 'private', chrome: 'bare' };

/** A merchant's desk. Its pages stand in an area of their own: no page of the shop names this remote. Source: docs/back-office.md. */
export default {
  name: 'sell',
  owner: '@souk/back-office',
  area: 'sell',
  devPort: 4407,
  // Sentences of what both desks show, which this remote bundles (@souk/desk).
  words: ['../../libs/desk/src'],
  exposes: {
    './entry': './src/entry/entry.route.ts',
    './overview': './src/overview/overview.route.ts',
    './orders': './src/orders/order-list.route.ts',
    './order': './src/orders/order-detail.route.ts',
    './refunds': './src/refunds/refund-list.route.ts',
    './refund': './src/refunds/refund-detail.route.ts',
    './products': './src/products/product-list.route.ts',
    './product-new': './src/products/product-new.route.ts',
    './product': './src/products/product-detail.route.ts',
    './coupons': './src/coupons/coupon-list.route.ts',
    './coupon-new': './src/coupons/coupon-new.route.ts',
    './coupon': './src/coupons/coupon-detail.route.ts',
    './reviews': './src/reviews/review-list.route.ts',
    './review': './src/reviews/review-detail.route.ts',
    './audit': './src/audit/audit.route.ts',
  },
  routes: [
    { path: '/sell', expose: './entry', title: 'desk.merchant', ...own },
    { path: '/sell/:mer', expose: './overview', title: 'desk.overview.title', ...own },
    { path: '/sell/:mer/orders', expose: './orders', title: 'desk.orders.title', ...own },
    { path: '/sell/:mer/orders/:no', expose: './order', title: 'desk.orders.title', ...own },
    { path: '/sell/:mer/refunds', expose: './refunds', title: 'desk.refunds.title', ...own },
    { path: '/sell/:mer/refunds/:no', expose: './refund', title: 'desk.refunds.title', ...own },
    { path: '/sell/:mer/products', expose: './products', title: 'desk.products.title', ...own },
    { path: '/sell/:mer/products/new', expose: './product-new', title: 'desk.new.title', ...own },
    { path: '/sell/:mer/products/:id', expose: './product', title: 'desk.products.title', ...own },
    { path: '/sell/:mer/coupons', expose: './coupons', title: 'desk.coupons.title', ...own },
    { path: '/sell/:mer/coupons/new', expose: './coupon-new', title: 'desk.coupon.new', ...own },
    { path: '/sell/:mer/coupons/:id', expose: './coupon', title: 'desk.coupons.title', ...own },
    { path: '/sell/:mer/reviews', expose: './reviews', title: 'desk.reviews.title', ...own },
    { path: '/sell/:mer/reviews/:id', expose: './review', title: 'desk.reviews.title', ...own },
    { path: '/sell/:mer/audit', expose: './audit', title: 'desk.audit.title', ...own },
  ],
  slots: {},
};
