import { useT } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { from, IconButton, Wrapper } from '@souk/ui';
import { Menu } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { CategoryPanel } from '../categories/category-panel';
import { HeaderIcons } from './header-icons';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

/**
 * Wordmark, navigation and icons; fixed to the upper edge after 120 px of scroll. On phones it makes room while the shopper
 * goes down and comes back as they go up; the document script marks the bar (document/header-bar.ts).
 * Source: HEAD-02, HEAD-03, HEAD-05; docs/expectations M6.
 */
export function NavBar() {
  const t = useT();
  const openPanel = usePanels((panels) => panels.openPanel);
  return (
    <Place>
      <Bar data-header-bar="">
        <Row>
          <MenuButton label={t('nav.menu')} aria-haspopup="dialog" onClick={() => openPanel({ kind: 'menu' })}>
            <Menu aria-hidden="true" />
          </MenuButton>
          <Wordmark />
          <NavLinks />
          <HeaderIcons />
        </Row>
        <CategoryPanel />
      </Bar>
    </Place>
  );
}

const slideIn = keyframes`from { translate: 0 -100%; }`;
/** Keeps the bar's room while it is fixed, so that nothing jumps. */
const Place = styled.div`
  height: 64px;
  ${from.lg} {
    height: 76px;
  }
`;
const Bar = styled.div`
  position: relative;
  z-index: 40;
  background: var(--color-paper);
  &[data-fixed='true'] {
    position: fixed;
    inset: 0 0 auto;
    border-bottom: 1px solid var(--color-line);
    animation: ${slideIn} var(--slow) var(--ease);
    transition: translate var(--slow) var(--ease);
  }
  &[data-away='true']:not(:focus-within) {
    translate: 0 -100%;
    ${from.lg} {
      translate: none;
    }
  }
`;
const Row = styled(Wrapper)`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 64px;
  ${from.lg} {
    /* Six places and a search field need more than the page's own width. */
    width: min(100% - 48px, 1200px);
    gap: 20px;
    height: 76px;
    [data-fixed='true'] > & {
      height: 63px;
    }
  }
`;
const MenuButton = styled(IconButton)`
  margin-inline-start: -12px;
  ${from.lg} {
    display: none;
  }
`;
