export { BusinessPage as Component } from './business-page';
