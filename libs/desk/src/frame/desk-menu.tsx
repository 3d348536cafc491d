import { deskLogoutPaths } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Button, from } from '@souk/ui';
import { Keyboard, LogOut, Store } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { FindButton } from '../find/find-button';
import { useDesk } from '../parts/use-desk';
import { useOpenInSight } from '../parts/use-in-sight';
import { type ScreenId, screensOf } from './screens';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

type Props = {
  screen: ScreenId | null;
  onHelp: () => void;
  /** Null: whoever is there may find nothing. */
  onFind: (() => void) | null;
};

/** The desk's menu: its screens, which desk it is, who works at it. What somebody may not open is not there. */
export function DeskMenu({ screen, onHelp, onFind }: Props) {
  const t = useT();
  const place = useDesk();
  const { self, merchantId, base } = place;
  const menu = useRef<HTMLElement>(null);
  // On a phone the screens are a row that scrolls: the one that is open is in sight.
  useOpenInSight(menu, screen);
  const merchant = self.merchants.find(({ id }) => id === merchantId);
  return (
    <Menu>
      <Name>
        {merchant ? merchant.name : t(merchantId === null ? 'desk.platform' : 'desk.merchant')}
        <small>
          {merchant && <FormattedMessage id={`desk.role.${merchant.role}`} />}
          {merchantId === null && <FormattedMessage id="desk.platformText" />}
        </small>
      </Name>
      {onFind && <FindButton onFind={onFind} />}
      <Screens ref={menu} aria-label={t('desk.screens')}>
        {screensOf(place).map(({ id, path, Icon }) => (
          <Link key={id} to={base + path} aria-current={id === screen ? 'page' : undefined}>
            <Icon {...icon} />
            <FormattedMessage id={`desk.${id}.title`} />
          </Link>
        ))}
      </Screens>
      <Person>
        <OtherDesks />
        <a href={`${self.shopOrigin}/`}>
          <Store {...icon} />
          <FormattedMessage id="desk.toShop" />
        </a>
        <Link to={merchantId === null ? deskLogoutPaths.admin : deskLogoutPaths.sell}>
          <LogOut {...icon} />
          <FormattedMessage id="desk.signOut" values={{ name: self.name }} />
        </Link>
        <Button size="sm" variant="quiet" onClick={onHelp}>
          <Keyboard {...icon} />
          <FormattedMessage id="desk.keys.title" />
        </Button>
      </Person>
    </Menu>
  );
}

/** Ways to the other desks of the same person. */
function OtherDesks() {
  const { self, merchantId } = useDesk();
  const others = self.merchants.filter(({ id }) => id !== merchantId);
  return (
    <>
      {merchantId !== null && self.permissions.length > 0 && (
        <Link to="/admin">
          <FormattedMessage id="desk.platform" />
        </Link>
      )}
      {others.map(({ id, name }) => (
        <Link key={id} to={`/sell/${id}`}>
          {name}
        </Link>
      ))}
    </>
  );
}

const row = `
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 40px;
  padding: 6px 12px;
  border-radius: var(--radius);
  color: var(--color-ink);
  font-size: var(--text-sm);
  text-decoration: none;
  white-space: nowrap;
  ${from.lg} {
    /* Below each other there is room for a second line. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const Menu = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  ${from.lg} {
    /* Not sticky: the focus on an entry would scroll the page, by its scroll-padding. */
    position: fixed;
    inset-block: 0;
    display: flex;
    flex-direction: column;
    gap: 24px;
    width: var(--desk-menu);
    /* On a low screen the list of screens scrolls, and its foot is whole; on a very low one all of it scrolls. */
    padding: 28px 16px;
    overflow-y: auto;
    border-inline-end: 1px solid var(--color-line);
    border-bottom: 0;
  }
  @media print {
    display: none;
  }
`;
const Name = styled.p`
  display: grid;
  padding-inline: 12px;
  font-size: var(--text-lg);
  font-weight: 600;
  overflow-wrap: anywhere;
  & > small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    font-weight: 400;
  }
`;
const Screens = styled.nav`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  ${from.lg} {
    display: grid;
    min-height: 160px;
    /* Room for the ring of the focus, which would be cut. */
    margin: -4px;
    padding: 4px;
  }
  & > a {
    ${row}
  }
  & > a[aria-current] {
    background: var(--color-brand-soft);
    color: var(--color-brand);
    font-weight: 600;
  }
`;
const Person = styled.div`
  display: flex;
  gap: 2px;
  overflow-x: auto;
  ${from.lg} {
    display: grid;
    padding-top: 16px;
    overflow: visible;
    border-top: 1px solid var(--color-line);
  }
  & > :is(a, button) {
    ${row}
    justify-content: flex-start;
  }
  /* Keys are for those who have them. */
  & > button {
    display: none;
    ${from.lg} {
      display: flex;
    }
  }
`;
