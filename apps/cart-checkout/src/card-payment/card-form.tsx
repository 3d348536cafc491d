import { choosePaymentPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, ErrorNotice, Stack } from '@souk/ui';
import { PaymentElement } from '@stripe/react-stripe-js';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { useCardPayment } from './use-card-payment';

type Props = { orderNo: string | null; amountUsd: number | null };

/** The provider's card fields and one button. A refused card can be tried again: the order stays unpaid. */
export function CardForm({ orderNo, amountUsd }: Props) {
  const { pay, isBusy, isReady, onReady, problem } = useCardPayment(orderNo);
  return (
    <form onSubmit={pay} noValidate>
      <Stack $gap={4}>
        <PaymentElement onReady={onReady} options={{ layout: 'tabs' }} />
        {problem && (
          <ErrorNotice title={problem}>
            <FormattedMessage id="cardPayment.tryAgain" />
          </ErrorNotice>
        )}
        <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy} disabled={!isReady}>
          {amountUsd === null ? (
            <FormattedMessage id="cardPayment.pay" />
          ) : (
            <FormattedMessage id="cardPayment.payAmount" values={{ amount: <Money usd={amountUsd} /> }} />
          )}
        </Button>
        <Safe>
          <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.5} />
          <FormattedMessage id="cardPayment.safe" />
        </Safe>
        {orderNo && (
          <Other to={choosePaymentPath(orderNo)}>
            <FormattedMessage id="cardPayment.otherWay" />
          </Other>
        )}
      </Stack>
    </form>
  );
}

const Safe = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px;
  align-items: start;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > svg {
    margin-top: 3px;
  }
`;
const Other = styled(Link)`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
`;
