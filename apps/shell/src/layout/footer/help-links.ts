import { orderLookupPath } from '@souk/domain';

/** Where a doubting shopper finds help: in the footer's column, and in the line where the footer is not shown. Source: FOOT-06. */
export const helpLinks = [
  ['/company/contact_us', 'nav.contactUs'],
  [orderLookupPath, 'footer.findOrder'],
  ['/service/shipping_policy', 'footer.shipping'],
  ['/service/refund_policy', 'footer.refund'],
  ['/service/payment_method', 'footer.payment'],
] as const;

export const legalLinks = [
  ['/service/privacy_policy', 'footer.privacy'],
  ['/service/terms_of_service', 'footer.terms'],
  ['/service/accessibility', 'footer.accessibility'],
] as const;
