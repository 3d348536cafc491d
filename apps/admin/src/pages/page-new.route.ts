import { deskLoader } from '@souk/desk';

export { PageNewPage as Component } from './page-new-page';

export const loader = deskLoader();
