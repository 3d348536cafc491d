export { RefundApplyPage as Component } from './refund-apply-page';
