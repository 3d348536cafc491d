export { CategoryNewPage as Component } from './category-new-page';
