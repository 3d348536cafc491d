import styled from 'styled-components';

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
  inset: auto 12px 12px auto;
  display: flex;
  align-items: center;
  border-radius: var(--radius-round);
  background: color-mix(in srgb, var(--color-surface) 88%, transparent);
  color: var(--color-ink);
  & > button {
    border-radius: 50%;
  }
`;
export const Dots = styled.span`
  display: flex;
  gap: 6px;
  & > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--color-line-strong);
    opacity: 0.5;
  }
  & > [data-on='true'] {
    background: var(--color-ink);
    opacity: 1;
  }
`;
