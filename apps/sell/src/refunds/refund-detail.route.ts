import { deskLoader, refundRead } from '@souk/desk';

export { RefundDetailPage as Component } from './refund-detail-page';

export const loader = deskLoader(refundRead);
