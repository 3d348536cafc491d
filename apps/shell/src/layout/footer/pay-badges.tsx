import { FormattedMessage, useT } from '@souk/i18n';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';

const ways = ['Visa', 'Mastercard', 'PayPal', 'Stripe'] as const;

/** How one may pay, and that it is safe. Source: FOOT-10. */
export function PayBadges() {
  const t = useT();
  return (
    <List aria-label={t('footer.payWays')}>
      {ways.map((way) => (
        <li key={way}>{way}</li>
      ))}
      <li>
        <LockKeyhole aria-hidden="true" />
        <FormattedMessage id="footer.secure" />
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid var(--color-line);
    border-radius: 5px;
    background: var(--color-surface);
    color: var(--color-ink-soft);
    font-size: 0.72rem;
    font-weight: 700;
    letter-spacing: 0.02em;
  }
  & svg {
    width: 14px;
    height: 14px;
  }
`;
