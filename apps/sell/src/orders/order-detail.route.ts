import { deskLoader, orderRead } from '@souk/desk';

export { OrderDetailPage as Component } from './order-detail-page';

export const loader = deskLoader(orderRead);
