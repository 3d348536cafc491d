export { SellerPage as Component } from './seller-page';
