import { deskLoader } from '@souk/desk';

export { UnknownAddressPage as Component } from './unknown-address-page';

export const loader = deskLoader();
