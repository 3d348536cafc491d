import type { DeskOrder } from '@souk/contract/desk';
import { unsentPieces } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { CustomerAddress } from './customer-address';
import { Paper } from './paper';
import { StoreTime } from '../parts/store-time';

/** Pieces that a slip lists: those that wait for a parcel, or all once the order is sent. */
const slipLines = ({ lines, status }: DeskOrder) =>
  lines
    .map((line) => ({ ...line, pieces: status === 'paid' ? unsentPieces(line) : line.num }))
    .filter(({ pieces }) => pieces > 0);

/** What goes into the box, on paper alone: who sends it, to whom, which pieces, with a box to tick. No prices: it may be a present. */
export function PackingSlip({ order }: { order: DeskOrder }) {
  return (
    <Paper data-paper>
      <header>
        <div>
          <strong>{order.merchantName}</strong>
          <span>
            <FormattedMessage id="desk.slip.title" />
          </span>
        </div>
        <div>
          <span>{order.no}</span>
          <span>
            <StoreTime iso={order.at} look="day" />
          </span>
        </div>
      </header>
      <address>
        <CustomerAddress order={order} />
        {order.phone && <div>{order.phone}</div>}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="desk.slip.packed" />
            </th>
            <th scope="col">
              <FormattedMessage id="desk.orders.pieces" />
            </th>
            <th scope="col">
              <FormattedMessage id="desk.slip.product" />
            </th>
          </tr>
        </thead>
        <tbody>
          {slipLines(order).map((line) => (
            <tr key={line.id}>
              <td>☐</td>
              <td>{line.pieces}</td>
              <td>
                {line.name}
                {line.sku && <small>{line.sku.split(',').join(', ')}</small>}
                {line.skuCode && <small>{line.skuCode}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.remark && (
        <p>
          <strong>
            <FormattedMessage id="desk.order.remark" />
          </strong>{' '}
          {order.remark}
        </p>
      )}
    </Paper>
  );
}
