import { deskLoader, reviewsRead, viewsRead } from '@souk/desk';

export { ReviewListPage as Component } from './review-list-page';

export const loader = deskLoader(reviewsRead, viewsRead);
