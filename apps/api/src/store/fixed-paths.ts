/** Public pages that every store has. Source: spec 2, Routes. */
export const fixedPaths = [
  '/',
  '/products/all',
  '/products/activity_list',
  '/products/top_one',
  '/merchant/merchant_street',
  '/company/about_us',
  '/company/contact_us',
  '/company/affiliate_stores',
  '/service/payment_method',
  '/service/privacy_policy',
  '/service/refund_policy',
  '/service/shipping_policy',
  '/service/terms_of_service',
  '/service/accessibility',
];
