import { deskLoader, ownShopRead } from '@souk/desk';

export { ShopPage as Component } from './shop-page';

export const loader = deskLoader(ownShopRead);
