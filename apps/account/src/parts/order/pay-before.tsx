import { DateText, FormattedMessage } from '@souk/i18n';
import { Clock } from 'lucide-react';
import styled from 'styled-components';

/** Says that a purchase is not paid, and until when it can be. */
export function PayBefore({ iso }: { iso: string }) {
  return (
    <Line>
      <Clock size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong>
          <FormattedMessage id="order.notPaid" />
        </strong>
        {' · '}
        <FormattedMessage id="order.payBefore" values={{ time: <DateText iso={iso} look="time" /> }} />
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--color-warn);
  font-size: var(--text-sm);
  font-weight: 500;
`;
