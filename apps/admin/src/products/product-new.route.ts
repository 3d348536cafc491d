export { ProductNewPage as Component } from './product-new-page';
