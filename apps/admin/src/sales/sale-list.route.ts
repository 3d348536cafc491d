import { deskSaleTabs } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { SaleListPage as Component } from './sale-list-page';

export const loader = deskLoader(({ search }) => ['sales', listIn(search, deskSaleTabs).input], viewsRead);
