import { deskLoader, statementsRead, viewsRead } from '@souk/desk';

export { PayoutListPage as Component } from './payout-list-page';

export const loader = deskLoader(statementsRead, viewsRead);
