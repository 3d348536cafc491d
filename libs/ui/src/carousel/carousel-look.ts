import styled from 'styled-components';
import { IconButton } from '../button/icon-button';

export const Frame = styled.section`
  position: relative;
  align-self: start;
  min-width: 0;
`;
export const Strip = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > div {
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;
export const Arrows = styled.div`
  position: absolute;
  /* On the side of the words: what floats over a page floats at the other one. */
  inset: auto auto 12px var(--arrows-start, max(8px, calc(50% - 608px)));
  display: flex;
  align-items: center;
  border-radius: var(--radius-round);
  background: color-mix(in srgb, var(--color-surface) 88%, transparent);
  color: var(--color-ink);
  & > button {
    border-radius: var(--radius-round);
  }
`;
export const Dots = styled.span`
  display: flex;
  gap: 6px;
  & > i {
    width: 7px;
    height: 7px;
    border-radius: var(--radius-round);
    background: var(--color-line-strong);
    opacity: 0.5;
  }
  & > [data-on='true'] {
    background: var(--color-ink);
    opacity: 1;
  }
`;
/** Where nothing moves by itself there is nothing to pause. */
export const PauseButton = styled(IconButton)<{ $restsOnTouch: boolean }>`
  @media (hover: none) {
    display: ${({ $restsOnTouch }) => ($restsOnTouch ? 'none' : 'inline-grid')};
  }
`;
