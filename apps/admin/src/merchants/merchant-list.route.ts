export { MerchantListPage as Component } from './merchant-list-page';
