import { deskLoader, statementsRead, viewsRead } from '@souk/desk';

export { StatementListPage as Component } from './statement-list-page';

export const loader = deskLoader(statementsRead, viewsRead);
