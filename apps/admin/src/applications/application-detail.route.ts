export { ApplicationDetailPage as Component } from './application-detail-page';
