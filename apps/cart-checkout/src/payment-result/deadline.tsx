import type { PayResult } from '@souk/contract';
import { DateText, FormattedMessage } from '@souk/i18n';
import { Clock } from 'lucide-react';
import styled from 'styled-components';

/** Until when an unpaid order can be paid. */
export function Deadline({ result: { payDeadline } }: { result: PayResult }) {
  if (!payDeadline) return null;
  return (
    <Line>
      <Clock aria-hidden="true" size={16} strokeWidth={1.5} />
      <span>
        <FormattedMessage id="order.payBefore" values={{ time: <DateText iso={payDeadline} look="time" /> }} />
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: 8px;
  & > svg {
    margin-top: 3px;
  }
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
