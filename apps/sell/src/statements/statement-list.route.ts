export { StatementListPage as Component } from './statement-list-page';
