export { CustomerListPage as Component } from './customer-list-page';
