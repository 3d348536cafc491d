import { deskLoader } from '@souk/desk';

export { PersonDetailPage as Component } from './person-detail-page';

export const loader = deskLoader(() => ['people', {}]);
