import { deskLoader } from '@souk/desk';

export { StaffListPage as Component } from './staff-list-page';

export const loader = deskLoader(() => ['staff', {}]);
