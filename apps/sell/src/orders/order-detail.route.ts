export { OrderDetailPage as Component } from './order-detail-page';
