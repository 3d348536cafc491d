export { SaleNewPage as Component } from './sale-new-page';
