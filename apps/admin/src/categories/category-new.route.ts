import { deskLoader } from '@souk/desk';

export { CategoryNewPage as Component } from './category-new-page';

export const loader = deskLoader(() => ['categories', {}]);
