export { SubscribeDialog as Component } from './subscribe-dialog';
