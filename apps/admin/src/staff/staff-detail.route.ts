import { deskLoader } from '@souk/desk';

export { StaffDetailPage as Component } from './staff-detail-page';

export const loader = deskLoader(() => ['staff', {}]);
