import type { PayResult } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { Accordion, Button, PageTitle } from '@souk/ui';
import { PayWays } from '../parts/pay-ways/pay-ways';
import { OrderLink } from './order-link';
import { Deadline } from './deadline';

type Props = { result: PayResult; onCheck: () => void; isChecking: boolean };

/** The provider has not answered yet. The page asks by itself for a while, then the shopper may. */
export function Pending({ result, onCheck, isChecking }: Props) {
  return (
    <>
      <PageTitle>
        <FormattedMessage id="paymentResult.pending" />
      </PageTitle>
      <p role="status">
        <FormattedMessage id="paymentResult.pendingText" values={{ number: <strong>{result.orderNo}</strong> }} />
      </p>
      <Deadline result={result} />
      <Button variant="primary" isBusy={isChecking} onClick={onCheck}>
        <FormattedMessage id="paymentResult.checkAgain" />
      </Button>
      <Accordion title={<FormattedMessage id="paymentResult.notPaidYet" />}>
        <PayWays orderNo={result.orderNo} />
      </Accordion>
      <OrderLink orderNo={result.orderNo} />
    </>
  );
}
