import type { PayResult } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { OrderLink } from './order-link';
import { ResultTitle } from './result-title';

type Props = { result: PayResult; onCheck: () => void; isChecking: boolean };

/** The provider processes the payment. The page asks by itself for a while, then the shopper may. */
export function Pending({ result, onCheck, isChecking }: Props) {
  return (
    <>
      <ResultTitle>
        <FormattedMessage id="paymentResult.pending" />
      </ResultTitle>
      <p role="status">
        <FormattedMessage id="paymentResult.pendingText" values={{ number: <strong>{result.orderNo}</strong> }} />
      </p>
      <Button variant="primary" isBusy={isChecking} onClick={onCheck}>
        <FormattedMessage id="paymentResult.checkAgain" />
      </Button>
      <OrderLink orderNo={result.orderNo} />
    </>
  );
}
