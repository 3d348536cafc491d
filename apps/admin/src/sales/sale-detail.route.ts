export { SaleDetailPage as Component } from './sale-detail-page';
