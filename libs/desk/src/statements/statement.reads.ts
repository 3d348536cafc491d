import { deskSorts } from '@souk/contract/desk';
import { idIn, type PageRead } from '../parts/desk-loader';
import { listIn } from '../parts/list-url';
import { statementTabs } from './statement-tabs';

export const statementsRead: PageRead = ({ search, params }) => [
  'statements',
  listIn(search, statementTabs(params['mer'] === undefined), deskSorts.statements).input,
];
export const statementRead: PageRead = (at) => ['statement', { ...idIn(at), page: listIn(at.search, ['all']).page }];
