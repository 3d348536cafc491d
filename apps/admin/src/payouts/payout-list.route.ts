export { PayoutListPage as Component } from './payout-list-page';
