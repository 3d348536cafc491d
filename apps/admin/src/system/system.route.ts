export { SystemPage as Component } from './system-page';
