import { cartPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { useRemaining } from '@souk/ui';
import { Link } from '@souk/router';
import { Clock } from 'lucide-react';
import styled from 'styled-components';

const soonMs = 5 * 60_000;

/** Says until when the prices hold: a time of day, and minutes only for the last few. When it is over, the cart still has everything. */
export function HeldUntil({ expiresAt }: { expiresAt: string }) {
  const left = useRemaining(expiresAt);
  if (!left) return <Line aria-hidden="true">&nbsp;</Line>;
  if (left.totalMs === 0) {
    return (
      <Line role="alert" $isOver>
        <FormattedMessage id="orderConfirm.over" />
        <Link to={cartPath}>
          <FormattedMessage id="orderConfirm.toCart" />
        </Link>
      </Line>
    );
  }
  return (
    <Line>
      <Clock aria-hidden="true" size={16} strokeWidth={1.5} />
      <span>
        {left.totalMs > soonMs ? (
          <FormattedMessage id="orderConfirm.held" values={{ time: <DateText iso={expiresAt} look="clock" /> }} />
        ) : (
          <FormattedMessage id="orderConfirm.heldSoon" values={{ minutes: left.minutes }} />
        )}
      </span>
    </Line>
  );
}

const Line = styled.p<{ $isOver?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(${({ $isOver }) => ($isOver ? '--color-sale' : '--color-ink-soft')});
  font-size: var(--text-sm);
`;
