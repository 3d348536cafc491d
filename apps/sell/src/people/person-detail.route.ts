export { PersonDetailPage as Component } from './person-detail-page';
