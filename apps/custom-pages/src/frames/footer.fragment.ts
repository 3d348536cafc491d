export { OwnFooter as Component } from './own-frame';
