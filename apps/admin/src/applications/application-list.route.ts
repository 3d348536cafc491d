import { deskApplicationTabs } from '@souk/contract/desk';
import { deskLoader, listIn } from '@souk/desk';

export { ApplicationListPage as Component } from './application-list-page';

export const loader = deskLoader(({ search }) => ['applications', listIn(search, deskApplicationTabs).input]);
