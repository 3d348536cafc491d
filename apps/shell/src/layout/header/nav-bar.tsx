import { stickyNavThresholdPx } from '@souk/domain';
import { useT } from '@souk/i18n';
import { useCart, usePanels } from '@souk/state';
import { from, IconButton, Wrapper } from '@souk/ui';
import { Menu } from 'lucide-react';
import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { CategoryPanel } from '../categories/category-panel';
import { HeaderIcons } from './header-icons';
import { NavLinks } from './nav-links';
import { useGoingDown } from './use-going-down';
import { usePast } from './use-past';
import { Wordmark } from './wordmark';

/**
 * Wordmark, navigation and icons; fixed to the upper edge after 120 px of scroll. On phones it makes room while the shopper
 * goes down and comes back as they go up. Source: HEAD-02, HEAD-03, HEAD-05; docs/expectations M6.
 */
export function NavBar() {
  const t = useT();
  const openPanel = usePanels((panels) => panels.openPanel);
  const { mark, isPast } = usePast();
  // Every change in the cart is seen: the badge counts up in sight.
  const inCart = useCart((cart) => cart.count);
  const isGoingDown = useGoingDown(isPast, inCart);
  useFrameTop(isPast, isGoingDown);
  return (
    <Place>
      <Threshold ref={mark} aria-hidden="true" />
      <Bar data-fixed={isPast} data-away={isGoingDown}>
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

/** Tells the page how much of its upper edge the fixed bar covers: what sticks there stands below it. */
const useFrameTop = (isFixed: boolean, isGoingDown: boolean) =>
  useEffect(() => {
    const isCovered = isFixed && (!isGoingDown || matchMedia('(min-width: 1024px)').matches);
    document.documentElement.style.setProperty('--frame-top', isCovered ? '63px' : '0px');
  }, [isFixed, isGoingDown]);

const slideIn = keyframes`from { translate: 0 -100%; }`;
/** Keeps the bar's room while it is fixed, so that nothing jumps. */
const Place = styled.div`
  height: 64px;
  ${from.lg} {
    height: 76px;
  }
`;
const Threshold = styled.div`
  position: absolute;
  top: 0;
  width: 1px;
  height: ${stickyNavThresholdPx}px;
  pointer-events: none;
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
