/** Every page is for the platform's people: sign-in required, never cached, without the shop's frame. */
const own = { access: 'user', render: 'private', chrome: 'bare' };

/** The platform's desk. Its pages stand in an area of their own: no page of the shop names this remote. Source: docs/back-office.md. */
export default {
  name: 'admin',
  owner: '@souk/back-office',
  area: 'admin',
  devPort: 4406,
  // Sentences of what both desks show, which this remote bundles (@souk/desk).
  words: ['../../libs/desk/src'],
  exposes: {
    './overview': './src/overview/overview.route.ts',
    './orders': './src/orders/order-list.route.ts',
    './order': './src/orders/order-detail.route.ts',
    './refunds': './src/refunds/refund-list.route.ts',
    './refund': './src/refunds/refund-detail.route.ts',
    './products': './src/products/product-list.route.ts',
    './product-new': './src/products/product-new.route.ts',
    './product': './src/products/product-detail.route.ts',
    './tickets': './src/tickets/ticket-list.route.ts',
    './ticket': './src/tickets/ticket-detail.route.ts',
    './applications': './src/applications/application-list.route.ts',
    './application': './src/applications/application-detail.route.ts',
    './reviews': './src/reviews/review-list.route.ts',
    './review': './src/reviews/review-detail.route.ts',
    './audit': './src/audit/audit.route.ts',
  },
  routes: [
    { path: '/admin', expose: './overview', title: 'desk.overview.title', ...own },
    { path: '/admin/orders', expose: './orders', title: 'desk.orders.title', ...own },
    { path: '/admin/orders/:no', expose: './order', title: 'desk.orders.title', ...own },
    { path: '/admin/refunds', expose: './refunds', title: 'desk.refunds.title', ...own },
    { path: '/admin/refunds/:no', expose: './refund', title: 'desk.refunds.title', ...own },
    { path: '/admin/products', expose: './products', title: 'desk.products.title', ...own },
    { path: '/admin/products/new', expose: './product-new', title: 'desk.new.title', ...own },
    { path: '/admin/products/:id', expose: './product', title: 'desk.products.title', ...own },
    { path: '/admin/tickets', expose: './tickets', title: 'desk.tickets.title', ...own },
    { path: '/admin/tickets/:id', expose: './ticket', title: 'desk.tickets.title', ...own },
    { path: '/admin/applications', expose: './applications', title: 'desk.applications.title', ...own },
    { path: '/admin/applications/:id', expose: './application', title: 'desk.applications.title', ...own },
    { path: '/admin/reviews', expose: './reviews', title: 'desk.reviews.title', ...own },
    { path: '/admin/reviews/:id', expose: './review', title: 'desk.reviews.title', ...own },
    { path: '/admin/audit', expose: './audit', title: 'desk.audit.title', ...own },
  ],
  slots: {},
};
