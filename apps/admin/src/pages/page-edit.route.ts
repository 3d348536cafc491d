export { PageEditPage as Component } from './page-edit-page';
