export { ApplicationListPage as Component } from './application-list-page';
