import { FormattedMessage, useMoney } from '@souk/i18n';
import { from } from '@souk/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';

/** On phones the summary lies below the form: what it comes to stands on top, and leads there. */
export function SummaryJump({ totalUsd }: { totalUsd: number }) {
  const money = useMoney();
  return (
    <Row href="#order-summary" data-total={money(totalUsd)}>
      <FormattedMessage id="orderConfirm.jump" />
      <ChevronDown aria-hidden="true" size={18} strokeWidth={1.5} />
    </Row>
  );
}

/** The amount is drawn: as text it stands in the page once, in the summary. */
const Row = styled.a`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 8px 16px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  text-decoration: none;
  &::after {
    content: attr(data-total);
    margin-inline-start: auto;
    font-size: var(--text-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${from.lg} {
    display: none;
  }
`;
