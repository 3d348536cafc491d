import {
  accessibilityPath,
  contactPath,
  orderLookupPath,
  paymentMethodsPath,
  privacyPolicyPath,
  refundPolicyPath,
  shippingPolicyPath,
  termsPath,
} from '@souk/domain';

/** Where a doubting shopper finds help: in the footer's column, and in the line where the footer is not shown. Source: FOOT-06. */
export const helpLinks = [
  [contactPath, 'nav.contactUs'],
  [orderLookupPath, 'footer.findOrder'],
  [shippingPolicyPath, 'footer.shipping'],
  [refundPolicyPath, 'footer.refund'],
  [paymentMethodsPath, 'footer.payment'],
] as const;

export const legalLinks = [
  [privacyPolicyPath, 'footer.privacy'],
  [termsPath, 'footer.terms'],
  [accessibilityPath, 'footer.accessibility'],
] as const;
