import type { RefundSummary } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { OrderLines } from '../parts/order/order-lines';

/** What a request asks back: of each line its amount and its pieces. */
export const RefundedLines = ({ lines }: { lines: RefundSummary['orderInfoList'] }) => (
  <OrderLines
    lines={lines}
    aside={(line) => (
      <>
        <Money usd={line.refundAmount} />
        <small>
          <FormattedMessage id="order.pieces" values={{ count: line.refundNum }} />
        </small>
      </>
    )}
  />
);
