/** Every page of the account is one shopper's: login required, never cached. Source: spec 6, Roles. */
const own = { access: 'user', render: 'private' };

/** What the account area offers: its screens, and the menu that the header shows. Source: spec 2, Routes; ROUTE-14, ROUTE-21, ROUTE-23. */
export default {
  name: 'account',
  owner: '@souk/account',
  devPort: 4403,
  budget: 48_000,
  // Sentences of the address form, which this remote bundles (@souk/state/address).
  words: ['../../libs/state/src/address'],
  exposes: {
    './account-menu': './src/account-menu/account-menu.fragment.ts',
    './addresses': './src/addresses/addresses.route.ts',
    './coupons': './src/coupons/coupons.route.ts',
    './order-detail': './src/order-detail/order-detail.route.ts',
    './overview': './src/overview/overview.route.ts',
    './orders': './src/order-list/order-list.route.ts',
    './profile': './src/profile/profile.route.ts',
    './refund-apply': './src/refunds/refund-apply.route.ts',
    './refund-detail': './src/refunds/refund-detail.route.ts',
    './refunds': './src/refunds/refund-list.route.ts',
    './review-write': './src/reviews/review-write.route.ts',
    './reviews': './src/reviews/review-list.route.ts',
    './ticket-view': './src/tickets/ticket-view.route.ts',
    './tickets': './src/tickets/ticket-list.route.ts',
    './visitor-refund-apply': './src/refunds/visitor-refund-apply.route.ts',
    './visitor-refund-detail': './src/refunds/visitor-refund-detail.route.ts',
    './wish-list': './src/wish-list/wish-list.route.ts',
  },
  routes: [
    { path: '/users/overview', expose: './overview', title: 'account.overview', ...own },
    { path: '/users/user_info', expose: './profile', title: 'account.profile', ...own },
    { path: '/users/address_list', expose: './addresses', title: 'account.addresses', ...own },
    { path: '/users/collection_list', expose: './wish-list', title: 'account.wishList', ...own },
    { path: '/users/coupon_list', expose: './coupons', title: 'account.coupons', ...own },
    { path: '/users/order_list', expose: './orders', title: 'account.orders', ...own },
    { path: '/users/refund_confirm', expose: './refund-apply', title: 'refunds.applyTitle', ...own },
    { path: '/users/refund_list', expose: './refunds', title: 'account.refunds', ...own },
    { path: '/users/review_confirm', expose: './review-write', title: 'reviews.writeTitle', ...own },
    { path: '/users/review_list', expose: './reviews', title: 'account.reviews', ...own },
    { path: '/users/support_ticket', expose: './tickets', title: 'account.tickets', ...own },
    { path: '/support/ticket/view', expose: './ticket-view', title: 'tickets.viewTitle', ...own },
    { path: '/order/refund_detail', expose: './refund-detail', title: 'refunds.detailTitle', ...own },
    // A guest sees their order here by the token of the link they were mailed.
    { path: '/order/order_detail', expose: './order-detail', render: 'private' },
    { path: '/order/visitor/refund_confirm', expose: './visitor-refund-apply', render: 'private' },
    { path: '/order/visitor/refund_detail', expose: './visitor-refund-detail', render: 'private' },
  ],
  slots: { 'account.menu': './account-menu' },
};
