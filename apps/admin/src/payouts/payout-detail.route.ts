import { deskLoader, statementRead } from '@souk/desk';

export { PayoutDetailPage as Component } from './payout-detail-page';

export const loader = deskLoader(statementRead);
