export { UnknownAddressPage as Component } from './unknown-address-page';
