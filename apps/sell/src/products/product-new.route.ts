import { deskLoader, productChoicesRead } from '@souk/desk';

export { ProductNewPage as Component } from './product-new-page';

export const loader = deskLoader(productChoicesRead);
