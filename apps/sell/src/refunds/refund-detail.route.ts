export { RefundDetailPage as Component } from './refund-detail-page';
