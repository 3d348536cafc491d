export { CustomerDetailPage as Component } from './customer-detail-page';
