import { noIn, type PageRead } from '../parts/desk-loader';
import { refundListIn, refundListInput } from './refund-list.url';

export const refundsRead: PageRead = ({ search }) => ['refunds', refundListInput(refundListIn(search))];
export const refundRead: PageRead = (at) => ['refund', noIn(at)];
