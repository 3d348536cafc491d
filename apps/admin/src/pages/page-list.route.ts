export { PageListPage as Component } from './page-list-page';
