export { RatesPage as Component } from './rates-page';
