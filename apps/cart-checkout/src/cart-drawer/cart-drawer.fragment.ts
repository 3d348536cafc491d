export { CartDrawer as Component } from './cart-drawer';
