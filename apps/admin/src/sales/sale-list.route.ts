export { SaleListPage as Component } from './sale-list-page';
