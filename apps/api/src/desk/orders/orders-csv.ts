import { ordersFileMost } from '@souk/contract/desk';
import { orderStatusOf } from '@souk/domain';
import { type CsvCell, csvOf } from '../csv-file';
import type { Scope } from '../desk-ctx';
import { inParts } from '../imports/turns';
import { filedOrders, type OrderFilter, orderNumbers } from './desk-orders.repository';
import type { FiledOrder } from './listed-order';

/** Columns in the order in which they are written; the merchant is the platform's to read. */
const cells: Readonly<Record<string, (order: FiledOrder) => CsvCell>> = {
  order: ({ order_no }) => order_no,
  at: ({ at }) => at.toISOString(),
  merchant: ({ merchant_name }) => merchant_name,
  customer: ({ customer }) => customer,
  country: ({ country }) => country ?? '',
  pieces: ({ pieces }) => pieces,
  goods: ({ goods_cents }) => ({ cents: goods_cents }),
  postage: ({ freight_cents }) => ({ cents: freight_cents }),
  coupon: ({ coupon_cents }) => ({ cents: coupon_cents }),
  paid: ({ paid_cents }) => ({ cents: paid_cents }),
  refunded: ({ refunded_cents }) => ({ cents: refunded_cents }),
  status: ({ state, status }) => orderStatusOf({ paid: state === 'paid', status }),
  parcels: ({ parcels }) => parcels,
};

/**
 * Writes orders as a file that a spreadsheet opens and never runs, one a line, amounts in dollars with a point. `at`: paid, or made while
 * it is not; `status`: in the words of docs/states.md; `parcels`: their numbers with a comma between them.
 */
export const ordersCsv = (orders: readonly FiledOrder[], { merchantId }: Pick<Scope, 'merchantId'>): string => {
  const columns = Object.keys(cells).filter((name) => name !== 'merchant' || merchantId === null);
  return csvOf(
    columns,
    orders.map((order) => columns.map((name) => cells[name]?.(order) ?? '')),
  );
};

/** Orders that are read by one statement: on the embedded database each holds the process. */
const readTogether = 500;

/** All orders of a list as it is narrowed. @returns `isCut`: there are more than a file holds */
export async function ordersOfFile(scope: Scope, filter: OrderFilter, most = ordersFileMost) {
  const { numbers } = await orderNumbers(scope, filter, { limit: most + 1, offset: 0 });
  const orders = await inParts(numbers.slice(0, most), readTogether, (part) => filedOrders(scope, part, filter.now));
  return { orders, isCut: numbers.length > most };
}
