import { deskLoader, idIn } from '@souk/desk';

export { SaleDetailPage as Component } from './sale-detail-page';

export const loader = deskLoader((at) => ['sale', idIn(at)]);
