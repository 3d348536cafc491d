export { PageNewPage as Component } from './page-new-page';
