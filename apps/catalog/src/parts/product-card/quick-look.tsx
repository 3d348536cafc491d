import type { ProductCard } from '@souk/contract';
import { useT } from '@souk/i18n';
import { useRemotes } from '@souk/mfe';
import { usePanels } from '@souk/state';
import { IconButton } from '@souk/ui';
import { Eye } from 'lucide-react';
import styled from 'styled-components';
import { quickViewOf } from './quick-view-of';

/**
 * Opens the quick view from the picture's corner; its code is fetched when a pointer comes near. It shows under a mouse
 * and to the keyboard: on a screen that is touched, a tap opens the product itself. Source: QUICK-01 to 10.
 */
export function QuickLook({ product }: { product: ProductCard }) {
  const t = useT();
  const remotes = useRemotes();
  const openPanel = usePanels((panels) => panels.openPanel);
  const fetchAhead = () => void remotes.load('catalog', './quick-view').catch(() => {});
  return (
    <Round
      label={t('card.quickView')}
      title={t('card.quickView')}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => openPanel(quickViewOf(product))}
    >
      <Eye aria-hidden="true" />
    </Round>
  );
}

const Round = styled(IconButton)`
  position: absolute;
  inset: auto 8px 8px auto;
  z-index: 1;
  border-radius: var(--radius-round);
  background: var(--color-surface);
  color: var(--color-ink);
  opacity: 0;
  transition: opacity var(--fast) var(--ease);
  article:hover &,
  article:focus-within & {
    opacity: 1;
  }
  @media (hover: none) {
    display: none;
  }
`;
