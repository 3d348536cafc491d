import { FormattedMessage, Money } from '@souk/i18n';
import styled from 'styled-components';

/** What is paid, and for which purchase. */
export function Amount({ orderNo, amountUsd }: { orderNo: string; amountUsd: number | null }) {
  return (
    <Row>
      <span>
        <FormattedMessage id="cardPayment.order" values={{ number: orderNo }} />
      </span>
      <strong>{amountUsd === null ? '\u2007' : <Money usd={amountUsd} />}</strong>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 14px 16px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  overflow-wrap: anywhere;
  & > strong {
    font-size: var(--text-lg);
    font-variant-numeric: tabular-nums;
  }
`;
