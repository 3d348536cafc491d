export { OrderListPage as Component } from './order-list-page';
