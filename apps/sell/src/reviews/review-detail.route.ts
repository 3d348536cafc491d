export { ReviewDetailPage as Component } from './review-detail-page';
