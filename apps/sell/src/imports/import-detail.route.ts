export { ImportDetailPage as Component } from './import-detail-page';
