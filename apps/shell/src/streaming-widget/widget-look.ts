import { from, radius } from '@souk/ui';
import styled from 'styled-components';

/** Height of the bar, in px: as high as whatever is pressed by a finger. */
export const barPx = 44;

export const Box = styled.section`
  position: fixed;
  z-index: 35;
  display: flex;
  flex-direction: column;
  max-width: calc(100vw - 16px);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: ${radius.sheet};
  background: var(--color-surface);
  box-shadow: var(--shadow);
  transition: opacity var(--fast) var(--ease);
  & > iframe {
    display: none;
    width: 100%;
    border: 0;
    background: var(--color-sunken);
    color-scheme: light dark;
  }
  &[data-room='none'],
  &[data-room='moving'] {
    visibility: hidden;
    opacity: 0;
  }
  ${from.md} {
    width: 232px;
    border-radius: ${radius.large};
    &[data-room='all'] > iframe {
      display: block;
      aspect-ratio: 16 / 9;
    }
  }
  &[data-size='large'] {
    z-index: 47;
    inset: clamp(8px, 5vh, 56px) clamp(8px, 5vw, 96px);
    width: auto;
    border-radius: ${radius.large};
  }
  &[data-size='large'] > iframe {
    display: block;
    flex: 1;
    aspect-ratio: auto;
  }
`;
export const Bar = styled.div`
  display: flex;
  align-items: center;
  height: ${barPx}px;
`;
/** What is on, and the way to see it whole. */
export const Title = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 44px;
  padding: 0 4px 0 16px;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--text-sm);
  font-weight: 600;
  white-space: nowrap;
  & > span:not(:first-child) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    stroke-width: 1.5;
  }
`;
export const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: var(--radius-round);
  background: var(--color-sale);
`;
export const Handle = styled.button`
  flex: 1;
  display: grid;
  place-items: center;
  min-width: 36px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-soft);
  cursor: grab;
  touch-action: none;
  & > svg {
    width: 18px;
    height: 18px;
  }
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    visibility: hidden;
  }
`;
