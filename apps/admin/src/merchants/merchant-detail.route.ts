import { deskLoader, idIn } from '@souk/desk';

export { MerchantDetailPage as Component } from './merchant-detail-page';

export const loader = deskLoader((at) => ['merchant', idIn(at)]);
