import { usePanels, useSay } from '@souk/state';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import styled, { keyframes } from 'styled-components';
import { framePanel, PartBoundary } from '../../deferred/frame-part';
import { useCloseOutside } from '../use-close-outside';
import { walkCategories } from './walk-categories';

export const categoryPanelId = 'category-panel';
const opener = '[data-category-button]';
export const fetchCategoryList = () => import('./category-list');
const CategoryList = framePanel(async () => ({ default: (await fetchCategoryList()).CategoryList }));

/** The room under the header where the categories open, 480 px high. Source: HEAD-07, spec 9, Layout. */
export function CategoryPanel() {
  const isOpen = usePanels((panels) => panels.panel.kind === 'categories');
  const close = usePanels((panels) => panels.closePanel);
  const say = useSay();
  const giveUp = () => {
    close();
    say.wrong('part.failed');
  };
  const box = useRef<HTMLDivElement>(null);
  useCloseOutside(box, isOpen, close, opener);
  useWalk(box, isOpen);
  return (
    <div id={categoryPanelId} ref={box}>
      {isOpen && (
        <PartBoundary onFailed={giveUp}>
          <Sheet>
            <Suspense fallback={null}>
              <CategoryList />
            </Suspense>
          </Sheet>
        </PartBoundary>
      )}
    </div>
  );
}

/** Keys walk from the button through the open panel and back. */
const useWalk = (box: RefObject<HTMLElement | null>, isOpen: boolean) =>
  useEffect(() => {
    if (!isOpen) return;
    const button = document.querySelector<HTMLElement>(opener);
    const onKey = (event: KeyboardEvent) => {
      if (box.current && button) walkCategories(event, { panel: box.current, button });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [box, isOpen]);

const unfold = keyframes`from { opacity: 0; translate: 0 -8px; }`;
const Sheet = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 39;
  height: 480px;
  max-height: calc(100dvh - 140px);
  overflow: auto;
  border-block: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: 0 24px 32px color-mix(in srgb, var(--color-scrim) 16%, transparent);
  animation: ${unfold} var(--fast) var(--ease);
`;
