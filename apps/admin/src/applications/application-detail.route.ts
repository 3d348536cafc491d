import { deskLoader, idIn } from '@souk/desk';

export { ApplicationDetailPage as Component } from './application-detail-page';

export const loader = deskLoader((at) => ['application', idIn(at)]);
