import { paymentResultPath } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, Stack } from '@souk/ui';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { CardFields } from '../parts/card/card-fields';
import { CardProblemNotice } from '../parts/card/card-problem-notice';
import { CardMarks } from '../parts/payment-marks/payment-marks';
import { useCardPayment } from './use-card-payment';

type Props = { clientSecret: string; orderNo: string | null; amountUsd: number | null };

/** The provider's card fields and one button. A refused card can be tried again: the order stays unpaid. */
export function CardForm({ clientSecret, orderNo, amountUsd }: Props) {
  const { card, onSubmit, isBusy, isReady, onReady, problem, onChange } = useCardPayment(orderNo);
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack $gap={4}>
        <CardMarks />
        <CardFields ref={card} source={{ clientSecret }} onReady={onReady} onChange={onChange} />
        <CardProblemNotice problem={problem} />
        <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy} disabled={!isReady}>
          {amountUsd === null ? (
            <FormattedMessage id="cardPayment.pay" />
          ) : (
            <FormattedMessage id="card.payAmount" values={{ amount: <Money usd={amountUsd} /> }} />
          )}
        </Button>
        <Safe>
          <LockKeyhole aria-hidden="true" size={16} strokeWidth={1.5} />
          <FormattedMessage id="card.safe" />
        </Safe>
        {orderNo && (
          <Other to={paymentResultPath(orderNo)}>
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
