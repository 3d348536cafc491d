import { deskLoader } from '@souk/desk';

export { PeopleListPage as Component } from './people-list-page';

export const loader = deskLoader(() => ['people', {}]);
