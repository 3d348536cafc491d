import { deskLoader, productsRead, viewsRead } from '@souk/desk';

export { ProductListPage as Component } from './product-list-page';

export const loader = deskLoader(productsRead, viewsRead);
