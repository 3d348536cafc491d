export { QuickView as Component } from './quick-view';
