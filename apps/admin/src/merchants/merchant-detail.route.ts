export { MerchantDetailPage as Component } from './merchant-detail-page';
