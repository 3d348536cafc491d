import type { MerchantTrust, ProductReviewState } from '@souk/contract/desk';

/**
 * Whether the platform looks at a product before its merchant can sell it: the merchant is not trusted, and the product was never on
 * sale. Source: docs/back-office.md, A look at new products.
 */
export const mustBeReviewed = ({
  trust,
  reviewState,
  isLive,
}: {
  trust: MerchantTrust;
  reviewState: ProductReviewState;
  isLive: boolean;
}): boolean => trust === 'reviewed' && reviewState !== 'live' && !isLive;
