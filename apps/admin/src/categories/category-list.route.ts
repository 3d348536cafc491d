import { deskLoader } from '@souk/desk';

export { CategoryListPage as Component } from './category-list-page';

export const loader = deskLoader(() => ['categories', {}]);
