export { AccountMenu as Component } from './account-menu';
