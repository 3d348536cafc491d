import { deskLoader, idIn } from '@souk/desk';

export { SellerPage as Component } from './seller-page';

export const loader = deskLoader(
  (at) => ['seller', idIn(at)],
  (at) => ['shipping', idIn(at)],
);
