export { CategoryListPage as Component } from './category-list-page';
