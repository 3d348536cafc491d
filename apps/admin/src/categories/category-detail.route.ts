export { CategoryDetailPage as Component } from './category-detail-page';
