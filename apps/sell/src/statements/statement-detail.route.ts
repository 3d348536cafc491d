export { StatementDetailPage as Component } from './statement-detail-page';
