export { ReviewListPage as Component } from './review-list-page';
