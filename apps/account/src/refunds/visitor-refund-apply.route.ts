export { VisitorRefundApplyPage as Component } from './refund-apply-page';
