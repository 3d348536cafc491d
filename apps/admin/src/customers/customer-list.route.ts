import { deskLoader, viewsRead } from '@souk/desk';
import { customerListIn, customerListInput } from './customer-list.url';

export { CustomerListPage as Component } from './customer-list-page';

export const loader = deskLoader(({ search }) => ['customers', customerListInput(customerListIn(search))], viewsRead);
