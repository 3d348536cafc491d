import { deskLoader, ordersRead } from '@souk/desk';

export { OrderListPage as Component } from './order-list-page';

export const loader = deskLoader(ordersRead);
