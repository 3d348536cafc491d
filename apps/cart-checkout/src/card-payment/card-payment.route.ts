export { CardPaymentPage as Component } from './card-payment-page';
