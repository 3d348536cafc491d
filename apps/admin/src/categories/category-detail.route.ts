import { deskLoader } from '@souk/desk';

export { CategoryDetailPage as Component } from './category-detail-page';

export const loader = deskLoader(() => ['categories', {}]);
