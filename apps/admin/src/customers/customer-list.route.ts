import { deskCustomerTabs, deskSorts } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { CustomerListPage as Component } from './customer-list-page';

export const loader = deskLoader(
  ({ search }) => ['customers', listIn(search, deskCustomerTabs, deskSorts.customers).input],
  viewsRead,
);
