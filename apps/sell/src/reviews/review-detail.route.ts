import { deskLoader, reviewRead } from '@souk/desk';

export { ReviewDetailPage as Component } from './review-detail-page';

export const loader = deskLoader(reviewRead);
