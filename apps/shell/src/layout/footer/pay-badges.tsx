import { FormattedMessage, useT } from '@souk/i18n';
import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';

/** How one may pay, and that it is safe. Each mark looks as shoppers know it, and is read aloud by its name. Source: FOOT-10. */
export function PayBadges() {
  const t = useT();
  return (
    <List aria-label={t('footer.payWays')}>
      <Mark $ink="#1434cb" $slant>
        Visa
      </Mark>
      <Mark $ink="#221d17">
        <svg viewBox="0 0 30 18" width="25" height="15" aria-hidden="true">
          <circle cx="10" cy="9" r="9" fill="#eb001b" />
          <circle cx="20" cy="9" r="9" fill="#f79e1b" fillOpacity="0.85" />
        </svg>
        Mastercard
      </Mark>
      <Mark $ink="#003087" $slant>
        PayPal
      </Mark>
      <Mark $ink="#533afd">Stripe</Mark>
      <Secure>
        <LockKeyhole aria-hidden="true" />
        <FormattedMessage id="footer.secure" />
      </Secure>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;
/** On white in both themes, as cards are. */
const Mark = styled.li<{ $ink: string; $slant?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: #fff;
  color: ${({ $ink }) => $ink};
  font-size: 0.8rem;
  font-style: ${({ $slant = false }) => ($slant ? 'italic' : 'normal')};
  font-weight: 700;
`;
const Secure = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding-inline-start: 6px;
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 1.5;
  }
`;
