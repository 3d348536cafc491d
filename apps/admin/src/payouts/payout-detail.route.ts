export { PayoutDetailPage as Component } from './payout-detail-page';
