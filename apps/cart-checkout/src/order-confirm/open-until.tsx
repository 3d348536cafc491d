import type { PreOrder } from '@souk/contract';
import { cartPath, preOrderLifeMs, productPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { storeNowMs } from '@souk/state';
import { useRemaining } from '@souk/ui';
import { Link } from '@souk/router';
import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { isInCart, linesOf } from './in-cart';

const soonMs = 5 * 60_000;
/** Clocks differ by so much without being wrong. */
const toleranceMs = 2 * 60_000;

/**
 * Whether a pre-order that the server has just shown can end then. No answer may have told what time it is: a device that is a day
 * ahead would say that its time is over, and one that is behind that it has hours.
 */
const isPossible = (expiresAt: string) => {
  const leftMs = new Date(expiresAt).getTime() - storeNowMs();
  return leftMs > 0 && leftMs <= preOrderLifeMs + toleranceMs;
};

/**
 * Until when a pre-order can be ordered: a time of day, and minutes only for the last few. It holds no prices. When it is over,
 * the cart still has what came from there; what was bought at once is found on its page. A clock that is wrong says nothing.
 */
export function OpenUntil({ preOrder }: { preOrder: PreOrder }) {
  const { expiresAt } = preOrder;
  const left = useRemaining(expiresAt, storeNowMs);
  const isClockRight = useMemo(() => isPossible(expiresAt), [expiresAt]);
  if (!left || !isClockRight) return <Line aria-hidden="true">&nbsp;</Line>;
  if (left.totalMs === 0) return <Over preOrder={preOrder} />;
  return (
    <Line>
      <Clock aria-hidden="true" size={16} strokeWidth={1.5} />
      <span>
        {left.totalMs > soonMs ? (
          <FormattedMessage id="orderConfirm.open" values={{ time: <DateText iso={expiresAt} look="clock" /> }} />
        ) : (
          <FormattedMessage id="orderConfirm.openSoon" values={{ minutes: left.minutes }} />
        )}
      </span>
    </Line>
  );
}

function Over({ preOrder }: { preOrder: PreOrder }) {
  const lines = linesOf(preOrder);
  return (
    <Line role="alert" $isOver>
      <span>
        <FormattedMessage id="orderConfirm.over" />
      </span>
      {lines.some(isInCart) ? (
        <>
          <FormattedMessage id="orderConfirm.cartKept" />
          <Link to={cartPath}>
            <FormattedMessage id="orderConfirm.toCart" />
          </Link>
        </>
      ) : (
        lines.map((line) => (
          <Link key={line.ref} to={productPath({ ...line, landingPage: false })}>
            {line.productName}
          </Link>
        ))
      )}
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
