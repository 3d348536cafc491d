import { deskLoader, refundsRead, viewsRead } from '@souk/desk';

export { RefundListPage as Component } from './refund-list-page';

export const loader = deskLoader(refundsRead, viewsRead);
