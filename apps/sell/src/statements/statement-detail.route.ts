import { deskLoader, statementRead } from '@souk/desk';

export { StatementDetailPage as Component } from './statement-detail-page';

export const loader = deskLoader(statementRead);
