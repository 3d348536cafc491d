import type { DeskOrder, OrderObstacle } from '@souk/contract/desk';
import { unsentPieces } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { CustomerAddress } from './customer-address';
import { ObstacleText } from './obstacle-text';
import { Paper } from './paper';
import { StoreTime } from '../parts/store-time';

/** Pieces that a slip lists: those that wait for a parcel, or all once the order is sent. */
const slipLines = ({ lines, status }: DeskOrder) =>
  lines
    .map((line) => ({ ...line, pieces: status === 'paid' ? unsentPieces(line) : line.num }))
    .filter(({ pieces }) => pieces > 0);

/** Why nothing of an order is to be packed now, as the desk says it; null: it is. Somebody may have cancelled it since it was chosen. */
const stopOf = ({ status, can }: DeskOrder): OrderObstacle | null => {
  if (status === 'cancelled') return 'over';
  if (status === 'unpaid') return status;
  return can.ship === 'askedBack' ? can.ship : null;
};

/**
 * What goes into the box, on paper alone: who sends it, to whom, which pieces, with a box to tick. No prices: it may be a present. Of an order
 * that is not to be sent it says so instead.
 */
export function PackingSlip({ order }: { order: DeskOrder }) {
  const stop = stopOf(order);
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
      {stop ? (
        <strong>
          <FormattedMessage id="desk.slip.stop" /> <ObstacleText why={stop} needs="orders.fulfil" />
        </strong>
      ) : (
        <Pieces order={order} />
      )}
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

function Pieces({ order }: { order: DeskOrder }) {
  return (
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
  );
}
