export { ReviewWritePage as Component } from './review-write-page';
