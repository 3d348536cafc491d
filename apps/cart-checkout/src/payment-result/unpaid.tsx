import type { PayResult } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { ErrorNotice } from '@souk/ui';
import { payQueries } from '../parts/pay-queries/pay.queries';
import { PaymentMethods } from '../parts/payment-methods/payment-methods';
import { Deadline } from './deadline';
import { OrderLink } from './order-link';
import { Placed } from './placed';
import { ResultTitle } from './result-title';
import { ToCart } from './to-cart';

/** The order stands and waits for its money: why, until when, and how to go on. Source: ORDER-06, ORDER-09. */
export function Unpaid({ result }: { result: PayResult }) {
  const { orderNo, payPrice, payType, failReason, state } = result;
  const { data: purchase } = useQuery(payQueries(useApi()).purchase(orderNo));
  return (
    <>
      <ResultTitle>
        <FormattedMessage id={state === 'FAILED' ? 'paymentResult.failed' : 'order.notPaid'} />
      </ResultTitle>
      {state === 'FAILED' ? (
        <ErrorNotice title={failReason ?? <FormattedMessage id="paymentResult.FAILED" />}>
          <FormattedMessage id={failReason ? 'paymentResult.tryAgain' : 'paymentResult.kept'} />
        </ErrorNotice>
      ) : (
        <p role="status">
          {failReason ?? (
            <FormattedMessage id="paymentResult.notPaidText" values={{ number: <strong>{orderNo}</strong> }} />
          )}
        </p>
      )}
      <Deadline result={result} />
      <PaymentMethods orderNo={orderNo} amountUsd={payPrice} payType={payType}>
        <ToCart orderNo={orderNo} label={<FormattedMessage id="order.change" />} />
      </PaymentMethods>
      {purchase && <Placed result={result} purchase={purchase} />}
      <OrderLink orderNo={orderNo} />
    </>
  );
}
