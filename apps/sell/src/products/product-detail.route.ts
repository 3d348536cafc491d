import { deskLoader, productRead } from '@souk/desk';

export { ProductDetailPage as Component } from './product-detail-page';

export const loader = deskLoader(productRead);
