import { deskRefundTabs, deskSorts } from '@souk/contract/desk';
import { noIn, type PageRead } from '../parts/desk-loader';
import { listIn } from '../parts/list-url';

export const refundsRead: PageRead = ({ search }) => [
  'refunds',
  listIn(search, deskRefundTabs, deskSorts.refunds).input,
];
export const refundRead: PageRead = (at) => ['refund', noIn(at)];
