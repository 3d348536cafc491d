import { FormattedMessage, useIntl } from '@souk/i18n';
import { Link, useLocation } from '@souk/router';
import { useCurrentInRow } from '@souk/state/current-in-row';
import { from } from '@souk/ui';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { areas } from './areas';

/** The areas of the account: a list on wide screens, a row to scroll on phones. Source: docs/look, Account. */
export function AreaList({ current }: { current: string }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useCurrentInRow(row, pathname);
  return (
    <Nav ref={row} aria-label={intl.formatMessage({ id: 'account.areas' })}>
      {areas.map(({ path, label, Icon }) => {
        const isHere = path === current;
        return (
          <Area key={path} to={path} aria-current={isHere ? 'page' : undefined}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            <FormattedMessage id={label} />
          </Area>
        );
      })}
      <Area to="/logout">
        <LogOut size={20} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="account.logout" />
      </Area>
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding: 4px 16px 8px;
  overflow-x: auto;
  scrollbar-width: none;
  ${from.lg} {
    position: sticky;
    top: 84px;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
const Area = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: var(--control);
  padding: 0 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-round);
  color: var(--color-ink-soft);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  & > svg {
    flex: none;
  }
  transition: background-color var(--fast) var(--ease);
  &:hover {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  &[aria-current] {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    color: var(--color-brand);
    font-weight: 600;
  }
  ${from.lg} {
    padding: 0 14px;
    border-color: transparent;
    border-radius: var(--radius);
    &[aria-current] {
      border-color: transparent;
    }
  }
`;
