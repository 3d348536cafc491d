import type { Coupon } from '@souk/contract';
import type { CouponLook } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { usePeriodText } from '@souk/state/period-text';
import { Button, radius } from '@souk/ui';
import styled from 'styled-components';

type Props = { coupon: Coupon; look: CouponLook; isBusy: boolean; onReceive: () => void };

/** One coupon: what it takes off, from what amount, for how long. Source: spec 3 "Coupon"; ACCT-04. */
export function CouponTicket({ coupon, look, isBusy, onReceive }: Props) {
  return (
    <Ticket $isDim={look === 'disabled'} aria-label={coupon.name}>
      <p>
        <Amount>
          <Money usd={coupon.money} />
        </Amount>
        <FormattedMessage
          id="merchantCoupon.from"
          values={{ min: <Money key="min" usd={coupon.minPrice} />, hasMin: String(coupon.minPrice > 0) }}
        />
      </p>
      <h2>{coupon.name}</h2>
      <Term>
        <Period coupon={coupon} />
      </Term>
      <Button
        size="sm"
        variant={look === 'receivable' ? 'primary' : 'secondary'}
        disabled={look !== 'receivable'}
        isBusy={isBusy}
        onClick={onReceive}
      >
        <FormattedMessage id={`merchantCoupon.${look === 'receivable' || look === 'received' ? look : 'gone'}`} />
      </Button>
    </Ticket>
  );
}

function Period({ coupon: { isFixedTime, day, useStartTimeStr, useEndTimeStr } }: Pick<Props, 'coupon'>) {
  const periodText = usePeriodText();
  if (!useEndTimeStr) return isFixedTime ? null : <FormattedMessage id="merchantCoupon.days" values={{ day }} />;
  const period = periodText(useStartTimeStr, useEndTimeStr);
  return useStartTimeStr ? period : <FormattedMessage id="merchantCoupon.until" values={{ date: period }} />;
}

const Ticket = styled.article<{ $isDim: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-height: 190px;
  padding: 18px 20px;
  border: 1px dashed var(--color-line-strong);
  border-radius: ${radius.large};
  background: var(--color-surface);
  opacity: ${({ $isDim }) => ($isDim ? 0.7 : 1)};
  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & > h2 {
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
  }
  & > button {
    margin-top: auto;
  }
`;
const Amount = styled.strong`
  color: var(--color-sale);
  font-family: var(--font-heading);
  font-size: var(--text-2xl);
  font-weight: 500;
`;
const Term = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
