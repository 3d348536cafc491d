export { VisitorRefundDetailPage as Component } from './refund-detail-page';
