import { deskApplicationTabs } from '@souk/contract/desk';
import { deskLoader, listIn, viewsRead } from '@souk/desk';

export { ApplicationListPage as Component } from './application-list-page';

export const loader = deskLoader(
  ({ search }) => ['applications', listIn(search, deskApplicationTabs).input],
  viewsRead,
);
