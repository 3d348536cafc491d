import { noIn, type PageRead } from '../parts/desk-loader';
import { orderListIn, orderListInput } from './order-list.url';

export const ordersRead: PageRead = ({ search }) => ['orders', orderListInput(orderListIn(search))];
export const orderRead: PageRead = (at) => ['order', noIn(at)];
