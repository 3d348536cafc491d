export { OwnHeader as Component } from './own-frame';
