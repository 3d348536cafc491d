import type { PayResult } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { ErrorNotice } from '@souk/ui';
import { OrderLink } from './order-link';
import { ResultTitle } from './result-title';
import { ToCart } from './to-cart';

/** The order was cancelled or its time to pay is over: what became of the money, and the way back to the goods. */
export function Ended({ result: { orderNo, state, returnedPrice } }: { result: PayResult }) {
  return (
    <>
      <ResultTitle>
        <FormattedMessage id="paymentResult.failed" />
      </ResultTitle>
      <ErrorNotice title={<FormattedMessage id={`paymentResult.${state}`} />}>
        {returnedPrice ? (
          <FormattedMessage id="paymentResult.returned" values={{ amount: <Money usd={returnedPrice} /> }} />
        ) : (
          <FormattedMessage id="paymentResult.nothingCharged" />
        )}
      </ErrorNotice>
      <ToCart orderNo={orderNo} isMain label={<FormattedMessage id="paymentResult.toCart" />} />
      <OrderLink orderNo={orderNo} />
    </>
  );
}
