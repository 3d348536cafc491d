import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Cents } from '../parts/cents';
import { TaxRate } from '../parts/tax-rate';
import { CustomerAddress } from './customer-address';
import { orderSums } from './order-sums';
import { Paper } from './paper';
import { taxesOf } from './order-taxes';
import { StoreTime } from '../parts/store-time';

/** Who sold what to whom for how much, on paper alone, with the tax that the prices include. No tax invoice: its numbers have gaps. */
export function OrderReceipt({ order }: { order: DeskOrder }) {
  const { seller } = order;
  return (
    <Paper data-paper>
      <header>
        <div>
          <strong>{seller.legalName || order.merchantName}</strong>
          {seller.legalAddress.split('\n').map((line, at) => (
            <span key={at}>{line}</span>
          ))}
          {seller.taxNumber && (
            <span>
              <FormattedMessage id="desk.receipt.taxNumber" values={{ number: seller.taxNumber }} />
            </span>
          )}
        </div>
        <div>
          <strong>
            <FormattedMessage id="desk.receipt.title" />
          </strong>
          <span>{order.no}</span>
          <span>
            <StoreTime iso={order.at} look="day" />
          </span>
        </div>
      </header>
      <address>
        <CustomerAddress order={order} />
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="desk.orders.pieces" />
            </th>
            <th scope="col" data-wide>
              <FormattedMessage id="desk.slip.product" />
            </th>
            <th scope="col" data-amount>
              <FormattedMessage id="desk.receipt.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>{line.num}</td>
              <td data-wide>
                {line.name}
                {line.sku && <small>{line.sku.split(',').join(', ')}</small>}
              </td>
              <td data-amount>
                <Cents cents={line.unitCents * line.num} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {orderSums(order).map(([id, cents]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`desk.order.sum.${id}`} />
            </dt>
            <dd>
              <Cents cents={cents} />
            </dd>
          </div>
        ))}
        <IncludedTaxes order={order} />
      </dl>
      <p>
        <FormattedMessage id="desk.receipt.noInvoice" />
      </p>
    </Paper>
  );
}

/** The tax that an order's sums include, a row for each rate, and what refunds took back of it. */
export function IncludedTaxes({ order }: { order: DeskOrder }) {
  return (
    <>
      {taxesOf(order.lines).map(({ basisPoints, cents }) => (
        <div key={basisPoints}>
          <dt>
            <FormattedMessage id="desk.order.sum.tax" values={{ rate: <TaxRate basisPoints={basisPoints} /> }} />
          </dt>
          <dd>
            <Cents cents={cents} />
          </dd>
        </div>
      ))}
      {order.taxBackCents > 0 && (
        <div>
          <dt>
            <FormattedMessage id="desk.order.sum.taxBack" />
          </dt>
          <dd>
            <Cents cents={-order.taxBackCents} />
          </dd>
        </div>
      )}
    </>
  );
}
