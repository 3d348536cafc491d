import { deskLoader } from '@souk/desk';

export { SaleNewPage as Component } from './sale-new-page';

export const loader = deskLoader();
