import { FormattedMessage } from '@souk/i18n';
import { useRemaining } from '@souk/ui';
import { Link } from '@souk/router';
import { Clock } from 'lucide-react';
import styled from 'styled-components';

/** How long the pre-order stands. When it is over, the cart still has everything. */
export function HeldUntil({ expiresAt }: { expiresAt: string }) {
  const left = useRemaining(expiresAt);
  if (!left) return <Line aria-hidden="true">&nbsp;</Line>;
  if (left.totalMs === 0) {
    return (
      <Line role="alert" $isOver>
        <FormattedMessage id="orderConfirm.over" />
        <Link to="/order/shopping_cart">
          <FormattedMessage id="orderConfirm.toCart" />
        </Link>
      </Line>
    );
  }
  const time = `${left.minutes}:${String(left.seconds).padStart(2, '0')}`;
  return (
    <Line role="timer" aria-live="off">
      <Clock aria-hidden="true" size={16} strokeWidth={1.5} />
      <FormattedMessage id="orderConfirm.held" values={{ time: <b>{time}</b> }} />
    </Line>
  );
}

const Line = styled.p<{ $isOver?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-top: -12px;
  color: var(${({ $isOver }) => ($isOver ? '--color-sale' : '--color-ink-soft')});
  font-size: var(--text-sm);
  & > b {
    font-variant-numeric: tabular-nums;
  }
`;
