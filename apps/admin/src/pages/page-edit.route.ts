import { deskLoader } from '@souk/desk';

export { PageEditPage as Component } from './page-edit-page';

export const loader = deskLoader(({ search }) => ['page', { path: search.get('path') ?? '' }]);
