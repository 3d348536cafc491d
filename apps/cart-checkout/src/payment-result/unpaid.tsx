import type { PayResult } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, ErrorNotice, PageTitle } from '@souk/ui';
import { PayWays } from '../parts/pay-ways/pay-ways';
import { Deadline } from './deadline';
import { OrderLink } from './order-link';

type Props = { result: PayResult; isChoosing: boolean };

/** Not paid: why, what is safe, and how to go on. An open order can be paid with the same or another means. */
export function Unpaid({ result, isChoosing }: Props) {
  const isOpen = result.state === 'FAILED' || result.state === 'PENDING';
  if (isOpen && isChoosing) {
    return (
      <>
        <PageTitle>
          <FormattedMessage id="paymentResult.choose" />
        </PageTitle>
        <p>
          <FormattedMessage
            id="paymentResult.chooseText"
            values={{ number: <strong>{result.orderNo}</strong>, amount: <Money usd={result.payPrice} /> }}
          />
        </p>
        <Deadline result={result} />
        <PayWays orderNo={result.orderNo} />
        <OrderLink orderNo={result.orderNo} />
      </>
    );
  }
  return (
    <>
      <PageTitle>
        <FormattedMessage id="paymentResult.failed" />
      </PageTitle>
      <ErrorNotice title={result.failReason ?? <FormattedMessage id={`paymentResult.${result.state}`} />}>
        <Standing result={result} isOpen={isOpen} />
      </ErrorNotice>
      {isOpen ? (
        <>
          <Deadline result={result} />
          <PayWays orderNo={result.orderNo} />
        </>
      ) : (
        <ButtonLink as={Link} $variant="primary" to="/order/shopping_cart">
          <FormattedMessage id="paymentResult.toCart" />
        </ButtonLink>
      )}
      <OrderLink orderNo={result.orderNo} />
    </>
  );
}

/** What is safe. Why a try failed says itself that nothing was charged. */
function Standing({ result: { returnedPrice, failReason }, isOpen }: { result: PayResult; isOpen: boolean }) {
  if (returnedPrice)
    return <FormattedMessage id="paymentResult.returned" values={{ amount: <Money usd={returnedPrice} /> }} />;
  if (!isOpen) return <FormattedMessage id="paymentResult.nothingCharged" />;
  return <FormattedMessage id={failReason ? 'paymentResult.tryAgain' : 'paymentResult.kept'} />;
}
