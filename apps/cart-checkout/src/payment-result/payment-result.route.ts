export { PaymentResultPage as Component } from './payment-result-page';
