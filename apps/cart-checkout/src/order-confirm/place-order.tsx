import type { PurchaseTotals } from '@souk/contract';
import { FormattedMessage, Money } from '@souk/i18n';
import { Button, from } from '@souk/ui';
import { LockKeyhole } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { ErrorSummary } from './error-summary';
import type { CardPart } from './use-card-part';
import type { usePlaceOrder } from './use-place-order';

type Props = {
  totals: PurchaseTotals;
  order: ReturnType<typeof usePlaceOrder>;
  card: CardPart;
  isBusy: boolean;
};

/** The one button, what its press does, and beside it all that stands in the way. */
export function PlaceOrder({ totals, order, card, isBusy }: Props) {
  const payType = useFormContext<CheckoutForm>().watch('payType');
  const amount = <Money usd={totals.payFee} />;
  return (
    <Place>
      <ErrorSummary error={order.error} card={card} totalUsd={totals.payFee} />
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy}>
        <LockKeyhole aria-hidden="true" size={18} strokeWidth={1.5} />
        {order.placedNo ? (
          <FormattedMessage id="card.payAmount" values={{ amount }} />
        ) : (
          <FormattedMessage id="orderConfirm.place" />
        )}
      </Button>
      {payType && totals.payFee > 0 && (
        <p>
          <FormattedMessage id={`orderConfirm.placeHint.${payType}`} values={{ amount }} />
        </p>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
  & > p {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    text-align: center;
  }
  ${from.lg} {
    grid-area: place;
  }
`;
