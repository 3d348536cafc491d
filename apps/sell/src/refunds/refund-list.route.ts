export { RefundListPage as Component } from './refund-list-page';
