import { deskLoader, ordersRead, viewsRead } from '@souk/desk';

export { OrderListPage as Component } from './order-list-page';

export const loader = deskLoader(ordersRead, viewsRead);
