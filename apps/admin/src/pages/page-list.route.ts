import { deskLoader } from '@souk/desk';

export { PageListPage as Component } from './page-list-page';

export const loader = deskLoader(() => ['pages', {}]);
